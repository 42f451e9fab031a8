// The guide of a first game: every move of every game is explained, in every language, once and when it is due.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Play } from '../src/games/play'
import { tipsOf } from '../src/guide'
import GuideCard from '../src/guide/GuideCard.svelte'
import GuideSwitch from '../src/guide/GuideSwitch.svelte'
import { Guide } from '../src/guide/guide.svelte'
import { isSeen, isSilent, see, silence, startAfresh } from '../src/guide/memory.svelte'
import { isDecision, type Tip, type Tips } from '../src/guide/tip'
import { useLanguage } from '../src/i18n/words.svelte'
import type { Event, SaludosView } from '../src/lib/protocol'
import { parseRules, sectionOf } from '../src/lib/rules'
import { TABLE, viewOf } from './wire'

const ROOT = resolve(import.meta.dirname, '../..')
const GAMES = ['saludos', 'koalition', 'greentown'] as const
const LANGUAGES = ['en', 'fr', 'de'] as const
const TITLE = 45
const BODY = 330

function text(...path: string[]): string {
  return readFileSync(resolve(ROOT, ...path), 'utf8')
}
/** The moves of the protocol without those of chance. */
function movesOf(game: string): string[] {
  const chance = /^ChanceMove = (.*)$/m.exec(text(`src/stammtisch/games/${game}/moves.py`))?.[1]?.split(' | ') ?? []
  expect(chance.length).toBeGreaterThan(1)
  const name = game.charAt(0).toUpperCase() + game.slice(1)
  const union = new RegExp(`export type ${name}Move =([^;]*);`).exec(text('web/src/lib/protocol.ts'))?.[1] ?? ''
  return [...union.matchAll(/\| (\w+)/g)].map((match) => (match[1] ?? '').replace(name, '')).filter((move) => !chance.includes(move))
}
function all({ decisions, moments }: Tips): Tip[] {
  return [...decisions, ...moments]
}

describe.each(GAMES)('the guide to %s', (game) => {
  it('explains every move that a player can make, and no other', async () => {
    const explained = new Set((await tipsOf(game)).decisions.flatMap(({ moves }) => moves))
    expect(movesOf(game).length).toBeGreaterThan(5)
    expect([...explained].sort()).toEqual(movesOf(game).sort())
  })
  it('says nothing twice', async () => {
    const keys = all(await tipsOf(game)).map((tip) => tip.text)
    expect(new Set(keys).size).toBe(keys.length)
  })
  it.each(LANGUAGES)('has a title and a few words for each tip, and its rule, in %s', async (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false })
    expect(bundle.addResource(new FluentResource(text(`src/stammtisch/texts/${language}/guide.ftl`)))).toEqual([])
    const rules = parseRules(text(`docs/rules/${language}/${game}.md`))
    for (const tip of all(await tipsOf(game))) {
      const message = bundle.getMessage(tip.text)
      expect(message?.value, tip.text).toBeTruthy()
      const [title, body, ...more] = bundle.formatPattern(message?.value ?? '').split('\n')
      expect(title?.length, tip.text).toBeLessThanOrEqual(TITLE)
      expect(body?.length, tip.text).toBeGreaterThan(40)
      expect(body?.length, tip.text).toBeLessThanOrEqual(BODY)
      expect(more).toEqual([])
      const section = sectionOf(rules, tip.rule)
      expect(section[0]?.kind, tip.rule).toBe('heading')
      expect(section.map(({ id }) => id), tip.text).toContain(tip.rule)
    }
  })
})

it.each(GAMES)('leaves the diagrams of the rules of %s to the printed page', (game) => {
  const page = text(`docs/rules/en/${game}.md`)
  expect(page).toContain('](../../images/rules/')
  expect(parseRules(page).some((part) => /images|^!/.test(part.text))).toBe(false)
})

describe('a first game', () => {
  let tips: Tips
  beforeAll(async () => {
    await useLanguage('en')
    tips = await tipsOf('saludos')
  })
  afterEach(cleanup)
  beforeEach(() => {
    localStorage.clear()
    startAfresh('saludos')
  })
  function playAt(view: SaludosView, more: Partial<Play> = {}): Play {
    return {
      table: TABLE, names: ['Gaby', 'Fritz', 'Klaus'], me: 0, view, shown: view, beat: null, beats: 0, clocks: { now: 0, running: false, seats: [] },
      busy: false, phone: false, undo: () => Promise.resolve(true), act: () => Promise.resolve(true), ...more,
    }
  }
  const strength = viewOf(0, { phase: 'strength', talks: null })
  const wanted = (play: Play): string | undefined => new Guide(play, tips).wanted?.text

  it('explains the decision of the moment, and then what lies about', () => {
    expect(wanted(playAt(strength))).toBe('guide-saludos-strength')
    see('saludos', ['guide-saludos-strength'])
    expect(wanted(playAt(strength))).toBe('guide-saludos-contract')
    see('saludos', ['guide-saludos-contract'])
    expect(wanted(playAt(strength))).toBeUndefined()
  })
  it('puts an offer to me before everything else', () => {
    const proposal = { id: 3, by: 1, members: [0, 1], terms: [2, 4], agreed: [1], taken_back: [] }
    const talks = { seats: [0, 1, 2], patience: 6, next_id: 4, proposals: [proposal], said: [], passed: [] }
    expect(wanted(playAt(viewOf(0)))).toBe('guide-saludos-gather')
    expect(wanted(playAt(viewOf(0, { talks })))).toBe('guide-saludos-answer')
    expect(wanted(playAt(viewOf(0, { talks: { ...talks, proposals: [{ ...proposal, agreed: [0], by: 0 }] }, pending: [1] })))).toBe('guide-saludos-promise')
  })
  it('speaks of the side of the council that I am on', () => {
    const talks = { seats: [0, 1], patience: 6, next_id: 1, proposals: [], said: [], passed: [] }
    const council = { caller: 2, pretzel: 9, attendants: [2], answered: [], coalition_talks: talks, opposition_talks: null, opposition_shares: [], committed: [] }
    const offer = { members: [0, 1], shares: [3, 3], height: 12 }
    const at = { phase: 'splits', talks: null, offer, council }
    expect(wanted(playAt(viewOf(0, at)))).toBe('guide-saludos-split-coalition')
    expect(wanted(playAt(viewOf(0, { ...at, offer: { ...offer, members: [1, 2] }, council: { ...council, coalition_talks: null, opposition_talks: talks } })))).toBe('guide-saludos-split-opposition')
  })
  it('tells onlookers nothing, nor anybody when all is over', () => {
    expect(wanted(playAt(strength, { me: null }))).toBeUndefined()
    expect(wanted(playAt({ ...strength, phase: 'over' }))).toBeUndefined()
  })
  it('keeps a moment up until something is to be decided', () => {
    see('saludos', ['guide-saludos-contract', 'guide-saludos-gather'])
    const press = { event: 'PressCame' } as Event
    const shown = { ms: 1, event: press, caption: '' }
    const play = { ...playAt(viewOf(0, { phase: 'bag', pending: [], value: 0, talks: null }), { beat: shown }) }
    const guide = new Guide(play, tips)
    guide.turnTo(guide.wanted, true)
    expect(guide.tip?.text).toBe('guide-saludos-journalist')
    Object.assign(play, { beat: null })
    expect(guide.wanted).toBe(guide.tip)
    Object.assign(play, { view: strength })
    expect(guide.wanted?.text).toBe('guide-saludos-strength')
  })
  it('counts a tip as read only when there was time to read it', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    for (const [lasted, legible, read] of [[1000, true, false], [6000, false, false], [6000, true, true]] as const) {
      const guide = new Guide(playAt(strength), tips)
      clock.mockReturnValue(0)
      guide.turnTo(guide.wanted, legible)
      clock.mockReturnValue(lasted)
      guide.turnTo(null, legible)
      expect(isSeen('saludos', 'guide-saludos-strength')).toBe(read)
    }
    clock.mockRestore()
  })
  it('has brought up what it has brought up when the game is over', () => {
    const guide = new Guide(playAt(strength), tips)
    guide.turnTo(guide.wanted, true)
    guide.finish()
    expect(isSeen('saludos', 'guide-saludos-strength')).toBe(true)
    expect(isSeen('saludos', 'guide-saludos-cards')).toBe(false)
  })
  it('has a tip for whatever is asked, as long as nothing is known', () => {
    for (const phase of new Set(tips.decisions.map((tip) => tip.phase))) {
      const asked = all(tips).filter((tip) => isDecision(tip) && tip.phase === phase)
      expect(asked.length, phase).toBeGreaterThan(0)
    }
  })

  it('shows a card that can be put away for good', async () => {
    render(GuideCard, { play: playAt(strength), tips })
    expect(screen.getByRole('complementary', { name: 'Tip' }).textContent).toContain('Keep your roll, or roll again?')
    await fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
    expect(screen.getByRole('complementary').textContent).toContain('What it is about')
    expect(JSON.parse(localStorage.getItem('stammtisch-guide') ?? '{}')).toEqual({ saludos: { silent: false, seen: ['guide-saludos-strength'] } })
    await fireEvent.click(screen.getByRole('button', { name: 'No more tips' }))
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(isSilent('saludos')).toBe(true)
    expect(isSilent('koalition')).toBe(false)
  })
  it('is a line on a phone, until it is opened', async () => {
    render(GuideCard, { play: playAt(strength, { phone: true }), tips })
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull()
    const line = screen.getByRole('button', { name: /Keep your roll/ })
    expect(line.getAttribute('aria-expanded')).toBe('false')
    await fireEvent.click(line)
    expect(line.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('button', { name: 'Got it' })).toBeTruthy()
  })
  it('takes no focus', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'))
    elsewhere.focus()
    render(GuideCard, { play: playAt(strength), tips })
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })
  it('comes back when it is switched on again', async () => {
    see('saludos', ['guide-saludos-strength'])
    silence('saludos')
    render(GuideSwitch, { game: 'saludos' })
    await fireEvent.click(screen.getByRole('checkbox', { name: 'Tips in this game' }))
    expect(isSilent('saludos')).toBe(false)
    expect(isSeen('saludos', 'guide-saludos-strength')).toBe(false)
  })
})
