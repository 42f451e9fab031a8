// What lies round the board: the desk, the seats of a council, the options of a new table.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import GameOptions from '../src/app/GameOptions.svelte'
import CouncilScene from '../src/boards/saludos/CouncilScene.svelte'
import KoalitionTable from '../src/boards/koalition/KoalitionTable.svelte'
import { useLanguage } from '../src/i18n/words.svelte'
import type { GameInfo } from '../src/lib/protocol'
import ProposalCoaster from '../src/table/ProposalCoaster.svelte'

beforeAll(() => useLanguage('en'))
afterEach(cleanup)

describe('a proposal', () => {
  const proposal = {
    id: '3', proposer: 'Gaby', state: 'open', mine: 'answer',
    members: [{ seat: 0, name: 'Fritz', share: 2, agreed: false }, { seat: 1, name: 'Gaby', share: 5, agreed: true }],
  } as const
  it('tells in which order everybody would then stand', () => {
    const gains = [{ seat: 0, name: 'Fritz', now: 9, gain: 2 }, { seat: 1, name: 'Gaby', now: 7, gain: 5 }, { seat: 2, name: 'Peter', now: 11, gain: 0 }]
    render(ProposalCoaster, { proposal: { ...proposal, gains } })
    const [standings] = screen.getAllByRole('list').filter((list) => within(list).queryByText('12'))
    const lines = within(standings as HTMLElement).getAllByRole('listitem')
    expect(lines.map((line) => line.textContent?.trim())).toEqual(['12', '11', '11'])
    expect(lines.map((line) => line.classList.contains('gains'))).toEqual([true, true, false])
  })
  it('says nothing of standings where none change', () => {
    render(ProposalCoaster, { proposal })
    expect(screen.queryByText('If this is agreed, it stands:')).toBeNull()
  })
})

describe('a council', () => {
  it('says that somebody plays nothing only when they have decided so', () => {
    const someone = { seat: 0, name: 'Fritz', cards: [], share: 2 }
    render(CouncilScene, { mug: 19, pretzel: 17, coalition: [{ ...someone, state: 'here' }], opposition: [{ ...someone, seat: 1, name: 'Gaby', state: 'ready' }] })
    expect(within(screen.getByRole('region', { name: 'Coalition' })).queryByText('plays nothing')).toBeNull()
    expect(within(screen.getByRole('region', { name: 'Opposition' })).getByText('plays nothing')).toBeTruthy()
    expect(screen.getAllByText('2 million')).toHaveLength(2)
  })
})

describe("Koalition's table", () => {
  it('keeps a place for each politician still to come', () => {
    const laid = [{ card: 5, party: 'roses', votes: 4 } as const]
    const { container } = render(KoalitionTable, { needed: 3, places: [{ seat: 0, name: 'Fritz', laid, score: 0, hand: 9 }] })
    expect(container.querySelectorAll('.still')).toHaveLength(1)
    expect(container.querySelectorAll('.free')).toHaveLength(2)
  })
})

describe('the options of a game', () => {
  const shapes = {
    countries: { anyOf: [{ type: 'integer', minimum: 3, maximum: 15 }, { type: 'null' }], default: null },
    patience: { type: 'integer', minimum: 1, maximum: 20, default: 6 },
    starter: { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null },
  }
  const game = { name: 'koalition', options: { $defs: { KoalitionOptions: { properties: shapes } } } } as unknown as GameInfo
  it('may leave a number open', async () => {
    render(GameOptions, { game, options: {} })
    const [countries, patience] = screen.getAllByRole<HTMLInputElement>('spinbutton')
    expect([countries?.value, countries?.required, countries?.min, countries?.max]).toEqual(['', false, '3', '15'])
    expect([patience?.value, patience?.required]).toEqual(['6', true])
    await fireEvent.change(countries as HTMLInputElement, { target: { value: '7' } })
    expect(countries?.value).toBe('7')
  })
})
