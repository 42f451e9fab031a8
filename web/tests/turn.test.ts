// Saludos Amigos in one person's hands: the right words, the right moves.
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Play } from '../src/games/play'
import { SaludosTurn } from '../src/games/saludos/turn.svelte'
import { useLanguage } from '../src/i18n/words.svelte'
import type { Move, SaludosView } from '../src/lib/protocol'
import { parseRules } from '../src/lib/rules'
import { eventSentence, refusalSentence } from '../src/lib/sentences'
import { TABLE, viewOf } from './wire'

const NAMES = ['Gaby', 'Fritz', 'Klaus']
beforeAll(() => useLanguage('en'))

function at(view: SaludosView, me: number | null = 0): { turn: SaludosTurn; moves: Move[] } {
  const moves: Move[] = []
  const play: Play<SaludosView> = {
    table: TABLE, names: NAMES, me, view, shown: view, beat: null, beats: 0, clocks: { now: 0, running: false, seats: [] }, busy: false, phone: false,
    undo: () => Promise.resolve(true),
    act: (move) => {
      moves.push(move)
      return Promise.resolve(true)
    },
  }
  return { turn: new SaludosTurn(play), moves }
}
const deal = { id: 3, by: 1, members: [0, 1], terms: [2, 4], agreed: [1], taken_back: [] }
const talks = { seats: [0, 1, 2], patience: 6, next_id: 4, proposals: [deal], said: [], passed: [] }

describe('the sentence', () => {
  it('names people and numbers', () => {
    const offer = { members: [1, 2], shares: [3, 3], height: 12 }
    expect(at(viewOf(0, { offer })).turn.prompt.sentence).toContain('Fritz and Klaus hold the mug at 12')
  })
  it('puts an offer to me before everything else', () => {
    const { turn, moves } = at(viewOf(0, { talks }))
    expect(turn.waiting).toBe(1)
    expect(turn.prompt.sentence).toContain('Fritz offers you 2 of 6 million')
    expect(turn.prompt.choices).toHaveLength(3)
    turn.prompt.choices[0]?.act()
    expect(moves).toEqual([{ move: 'Agree', id: 3 }])
  })
  it('asks an onlooker for nothing', () => {
    const { turn } = at(viewOf(null, { talks }), null)
    expect(turn.prompt.choices).toEqual([])
    expect(turn.prompt.urgent).toBe(false)
    expect(turn.proposals[0]?.mine).toBe('none')
  })
  it.each(['strength', 'negotiation', 'call', 'attendance', 'cards', 'payday', 'bag', 'dice', 'over'])('has words and at most three buttons in phase %s', (phase) => {
    const council = { caller: 1, pretzel: 9, attendants: [1], answered: [1], coalition_talks: null, opposition_talks: null, opposition_shares: [], committed: [] }
    const offer = { members: [2], shares: [6], height: 7 }
    const { turn } = at(viewOf(0, { phase, offer, council: ['attendance', 'cards'].includes(phase) ? council : null }))
    expect(turn.prompt.sentence).not.toMatch(/prompt-|client-/)
    expect(turn.prompt.choices.length).toBeLessThanOrEqual(3)
  })
})

describe('what I do', () => {
  it('counters with their terms', () => {
    const { turn } = at(viewOf(0, { talks }))
    turn.counter(deal)
    expect(turn.terms).toEqual({ members: [0, 1], shares: [2, 4] })
  })
  it('proposes with members in the order of seats', async () => {
    const { turn, moves } = at(viewOf(0))
    await turn.propose({ members: [2, 0], shares: [4, 2] })
    expect(moves).toEqual([{ move: 'Propose', members: [0, 2], shares: [2, 4] }])
  })
  it('gives up the councillor that was tapped', () => {
    const { turn, moves } = at(viewOf(0, { phase: 'strength' }))
    turn.tap(2)
    expect(turn.pick).toBe('reroll')
    turn.tap(2)
    expect(moves).toEqual([{ move: 'Reroll', card: 2 }])
  })
  it('lays no more councillors than I hold', () => {
    const { turn } = at(viewOf(0, { phase: 'cards' }))
    turn.lay(3, 1)
    turn.lay(3, 1)
    turn.lay(1, 1)
    expect(turn.laid).toEqual([1, 0, 1])
    expect(turn.laidPoints).toBe(4)
    expect(turn.back()).toBe(true)
    expect(turn.laidCount).toBe(0)
  })
})

describe('sentences', () => {
  it('say events with names', () => {
    expect(eventSentence({ event: 'MugMoved', height: 12, seats: [1, 2], shares: [3, 3], to: null }, 'saludos', NAMES)).toBe('The mug goes to 12: Fritz and Klaus, 3\u00a0/\u00a03.')
  })
  it('say refusals with names', () => {
    expect(refusalSentence({ code: 'not-your-proposal', facts: { seat: 1 } }, '', NAMES)).toContain('Fritz')
    expect(refusalSentence({ code: 'never-heard-of', facts: {} }, 'As the server says.', NAMES)).toBe('As the server says.')
  })
})

it('finds every rule in the rulebooks', () => {
  const folder = resolve(import.meta.dirname, '../../docs/rules/en')
  for (const file of readdirSync(folder)) {
    const source = readFileSync(join(folder, file), 'utf8')
    const ids = [...source.matchAll(/^- \*\*([A-Z]+-[\d.]+)\*\*/gm)].map((match) => match[1])
    const rules = parseRules(source).filter(({ kind }) => kind === 'rule')
    expect(rules.map(({ id }) => id), file).toEqual(ids)
    expect(ids.length).toBeGreaterThan(20)
    expect(rules.every(({ text }) => text.length > 10 && !text.includes('**')), file).toBe(true)
  }
})
