// The table of Koalition: politicians, the running count, the parliament, the score sheet.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import Hemicycle from '../src/boards/koalition/Hemicycle.svelte'
import KoalitionHand, { type HandCard } from '../src/boards/koalition/KoalitionHand.svelte'
import KoalitionTable from '../src/boards/koalition/KoalitionTable.svelte'
import PartyCount from '../src/boards/koalition/PartyCount.svelte'
import ScoreSheet from '../src/boards/koalition/ScoreSheet.svelte'
import type { LaidPolitician, TablePlace } from '../src/boards/koalition/board'
import { useLanguage } from '../src/i18n/words.svelte'

beforeAll(() => useLanguage('en'))
afterEach(cleanup)

const standings = [
  { key: 'roses', party: 'roses' as const, votes: 40, leader: 0, leaderName: 'Fritz' },
  { key: 'leaves', party: 'leaves' as const, votes: 30, leader: 1, leaderName: 'Gaby', doublers: 1 },
  { key: 'hats', party: 'hats' as const, votes: 32, leader: null, scandal: true },
]

describe('the hemicycle', () => {
  it('shows a chair a vote and says the majority', () => {
    const { container } = render(Hemicycle, { standings, chosen: ['roses', 'leaves'] })
    expect(container.querySelectorAll('.chair')).toHaveLength(102)
    expect(container.querySelectorAll('.lit .chair')).toHaveLength(70)
    expect(screen.getByRole('group').getAttribute('aria-label')).toContain('majority 52')
  })
  it('marks a coalition that has enough, and not one that has half', async () => {
    const { container, rerender } = render(Hemicycle, { standings, chosen: ['roses'] })
    expect(container.querySelector('.count')?.textContent).toBe('40')
    expect(container.querySelector('.enough')).toBeNull()
    await rerender({ chosen: ['roses', 'hats'] })
    expect(container.querySelector('.enough')?.textContent).toBe('72')
  })
  it('toggles a party by tap and by key', async () => {
    const ontoggle = vi.fn()
    render(Hemicycle, { standings, ontoggle })
    await fireEvent.click(screen.getByRole('button', { name: /Roses, 40 votes, led by Fritz/ }))
    await fireEvent.keyDown(screen.getByRole('button', { name: /Top Hats/ }), { key: 'Enter' })
    expect(ontoggle.mock.calls).toEqual([['roses'], ['hats']])
  })
  it('says which parties cannot join, and still answers when one is tapped', async () => {
    const ontoggle = vi.fn()
    render(Hemicycle, { standings, chosen: ['roses'], barred: ['hats'], ontoggle })
    const hats = screen.getByRole('button', { name: /Top Hats/ })
    expect(hats.getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(hats)
    expect(ontoggle).toHaveBeenCalledExactlyOnceWith('hats')
  })
  it('leaves no chair and no button to a party without votes', () => {
    render(Hemicycle, { standings: [...standings, { key: 'acorns', party: 'acorns' as const, votes: 0, leader: null }] })
    expect(screen.getAllByRole('button')).toHaveLength(3)
  })
})

describe('the running count', () => {
  it('says votes, leader, doubling and scandal of every party', () => {
    render(PartyCount, { standings })
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent?.replace(/\s+/g, ' ').trim())
    expect(rows).toEqual(['Roses 40', 'Leaves 30 ×2', 'Top Hats 32 ½ –'])
    expect(screen.getByRole('img', { name: 'Gaby leads' })).toBeTruthy()
    expect(screen.getByLabelText('Nobody leads')).toBeTruthy()
  })
  it('answers while something is aimed, fitting or not', async () => {
    const onpick = vi.fn()
    const { container } = render(PartyCount, { standings, targets: ['roses'], onpick })
    expect(container.querySelectorAll('.target')).toHaveLength(1)
    await fireEvent.click(screen.getByRole('button', { name: /Top Hats/ }))
    expect(onpick).toHaveBeenCalledExactlyOnceWith('hats')
  })
})

describe('politicians on the table', () => {
  const laid: LaidPolitician[] = [
    { card: 1, party: 'roses', votes: 5, leader: true }, { card: 2, party: 'hats', votes: 3, resigned: true }, { card: 3, party: 'leaves', votes: 2, doubled: 1, joker: true },
  ]
  const place = (seat: number): TablePlace => ({ seat, name: `Player ${seat}`, laid: seat === 0 ? laid : [], score: seat * 10, hand: 4 })
  const places = (count: number) => Array.from({ length: count }, (_, seat) => place(seat))
  it.each([[3, false], [10, true]])('are said the same for %i players, small: %s', (count, small) => {
    const { container } = render(KoalitionTable, { places: places(count) })
    expect(container.querySelector('ul.places')?.classList.contains('compact')).toBe(small)
    expect(container.querySelectorAll('.mat').length > 0).toBe(small)
    const [first] = [...container.querySelectorAll<HTMLElement>('ul.places > li')]
    const said = within(first as HTMLElement).getAllByRole('img').map((card) => card.getAttribute('aria-label')).filter((label) => label !== null)
    expect(said).toEqual(expect.arrayContaining(['Roses, 5', 'Top Hats, 3, resigned', 'Leaves, 2 ×2, Joker']))
  })
  it('are buttons while an action is aimed', async () => {
    const onpick = vi.fn()
    const { container } = render(KoalitionTable, { places: places(2), targets: [1], onpick })
    expect(container.querySelectorAll('.target')).toHaveLength(1)
    await fireEvent.click(screen.getByRole('button', { name: /Top Hats, 3, resigned/ }))
    expect(onpick).toHaveBeenCalledExactlyOnceWith(2)
  })
})

describe('my hand', () => {
  const cards: HandCard[] = [
    { id: 'p1', kind: 'politician', card: 1, party: 'roses', votes: 5, partners: ['hats'] }, { id: 'j', kind: 'joker', card: 61, votes: 5 },
  ]
  it('says which cards can be played now; the others answer why not', async () => {
    const onchoose = vi.fn()
    render(KoalitionHand, { cards, playable: ['p1'], chosen: 'p1', onchoose })
    const [rose, joker] = screen.getAllByRole('button')
    expect([rose, joker].map((card) => card?.getAttribute('aria-disabled'))).toEqual(['false', 'true'])
    expect(rose?.getAttribute('aria-pressed')).toBe('true')
    await fireEvent.click(joker as Element)
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('j')
  })
})

describe('the score sheet', () => {
  it('adds up every row, with the bonus of Europe once there is one', async () => {
    const rows = [{ seat: 0, name: 'Fritz', points: { roses: 5, hats: 7 }, bonus: 6 }, { seat: 1, name: 'Gaby', points: { roses: 9 }, bonus: 0 }]
    const { container, rerender } = render(ScoreSheet, { rows })
    const totals = () => [...container.querySelectorAll('.total')].map(({ textContent }) => textContent)
    expect(totals()).toEqual(['18', '9'])
    expect(screen.getByRole('columnheader', { name: 'Europe' })).toBeTruthy()
    await rerender({ rows: rows.map(({ seat, name, points }) => ({ seat, name, points })) })
    expect(totals()).toEqual(['12', '9'])
    expect(screen.queryByRole('columnheader', { name: 'Europe' })).toBeNull()
  })
  it('marks the best of each party', () => {
    const { container } = render(ScoreSheet, { rows: [{ seat: 0, name: 'Fritz', points: { roses: 5 } }, { seat: 1, name: 'Gaby', points: { roses: 9 } }] })
    expect([...container.querySelectorAll('.best')].map(({ textContent }) => textContent)).toEqual(['9'])
  })
})
