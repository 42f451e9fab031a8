// The pieces people touch: builder, coasters, hemicycle, map, board.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import GreentownMap from '../src/boards/greentown/GreentownMap.svelte'
import Hemicycle from '../src/boards/koalition/Hemicycle.svelte'
import SaludosBoard from '../src/boards/saludos/SaludosBoard.svelte'
import { useLanguage } from '../src/i18n/words.svelte'
import DealDesk from '../src/table/DealDesk.svelte'
import LanguageSwitch from '../src/table/LanguageSwitch.svelte'
import ProposalBuilder from '../src/table/ProposalBuilder.svelte'
import ReplayScrubber from '../src/table/ReplayScrubber.svelte'
import type { Proposal } from '../src/table/people'

beforeAll(() => useLanguage('en'))
afterEach(cleanup)

const players = [
  { seat: 0, name: 'Fritz', strength: 6 }, { seat: 1, name: 'Gaby', strength: 9 },
  { seat: 2, name: 'Claudia', strength: 6 }, { seat: 3, name: 'Peter', strength: 6 },
]

describe('the proposal builder', () => {
  it('refuses a coalition that does not beat the mug, and says by how much', () => {
    render(ProposalBuilder, { players, me: 0, value: 7, mug: 12, onpropose: vi.fn() })
    expect(screen.getByRole('status').textContent).toContain('beat the mug at 12')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Propose it' }).disabled).toBe(true)
  })
  it('gathers by tapping, steps shares and proposes what is shown', async () => {
    const onpropose = vi.fn()
    render(ProposalBuilder, { players, me: 0, value: 7, mug: 12, onpropose })
    await fireEvent.click(screen.getByRole('button', { name: /Gaby/ }))
    await fireEvent.click(screen.getByRole('button', { name: /Claudia/ }))
    await fireEvent.click(screen.getByRole('button', { name: 'More for Claudia' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Propose it' }))
    expect(onpropose).toHaveBeenCalledExactlyOnceWith({ members: [0, 1, 2], shares: [2, 2, 3] })
  })
  it('works by keyboard: arrows on a share', async () => {
    render(ProposalBuilder, { players, me: 0, value: 7, mug: 12, terms: { members: [0, 1], shares: [3, 4] }, onpropose: vi.fn() })
    const mine = screen.getByRole('spinbutton', { name: /Fritz/ })
    await fireEvent.keyDown(mine, { key: 'ArrowUp' })
    expect(mine.getAttribute('aria-valuenow')).toBe('4')
    expect(screen.getByRole('spinbutton', { name: /Gaby/ }).getAttribute('aria-valuenow')).toBe('3')
  })
  it('has no more members than millions', async () => {
    render(ProposalBuilder, { players, me: 0, value: 2, mug: 0, onpropose: vi.fn() })
    await fireEvent.click(screen.getByRole('button', { name: /Gaby/ }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Peter/ }).disabled).toBe(true)
  })
  it('starts from their terms when I counter', () => {
    render(ProposalBuilder, { players, me: 0, value: 7, mug: 12, terms: { members: [3, 0, 1], shares: [1, 2, 4] }, onpropose: vi.fn() })
    expect(screen.getAllByRole('spinbutton').map((share) => share.textContent)).toEqual(['1', '2', '4'])
  })
})

describe('the deal desk', () => {
  const member = { seat: 0, name: 'Fritz', share: 3, agreed: true }
  const proposals: Proposal[] = [
    { id: 'old', proposer: 'Peter', members: [member], state: 'lapsed', mine: 'none' },
    { id: 'stands', proposer: 'Gaby', members: [member], state: 'standing', mine: 'none' },
    { id: 'mine', proposer: 'Claudia', members: [member, { ...member, seat: 1, name: 'Me', agreed: false }], state: 'open', mine: 'answer' },
  ]
  it('puts what I must answer first', () => {
    render(DealDesk, { title: 'Casino', proposals })
    const titles = screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent?.trim())
    expect(titles[0]).toMatch(/Claudia wants you in$/)
    expect(titles[1]).toBe('The standing offer')
  })
  it('answers the very proposal that was tapped', async () => {
    const onagree = vi.fn()
    render(DealDesk, { title: 'Casino', proposals, onagree })
    await fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
    expect(onagree).toHaveBeenCalledExactlyOnceWith('mine')
  })
})

describe('the hemicycle', () => {
  const standings = [
    { key: 'roses', party: 'roses' as const, votes: 40, leader: 0, leaderName: 'Fritz' },
    { key: 'leaves', party: 'leaves' as const, votes: 30, leader: 1, leaderName: 'Gaby' },
    { key: 'hats', party: 'hats' as const, votes: 32, leader: null },
  ]
  it('shows a chair a vote and says the majority', () => {
    const { container } = render(Hemicycle, { standings, chosen: ['roses', 'leaves'] })
    expect(container.querySelectorAll('.chair')).toHaveLength(102)
    expect(container.querySelectorAll('.lit .chair')).toHaveLength(70)
    expect(screen.getByRole('group').getAttribute('aria-label')).toContain('majority 52')
  })
  it('toggles a party by tap and by key', async () => {
    const ontoggle = vi.fn()
    render(Hemicycle, { standings, ontoggle })
    await fireEvent.click(screen.getByRole('button', { name: /Roses, 40 votes, led by Fritz/ }))
    await fireEvent.keyDown(screen.getByRole('button', { name: /Top Hats/ }), { key: 'Enter' })
    expect(ontoggle.mock.calls).toEqual([['roses'], ['hats']])
  })
})

describe('the map of Greentown', () => {
  it('offers targets to tap and turns the tile in hand', async () => {
    const onspot = vi.fn()
    const onturn = vi.fn()
    render(GreentownMap, { tiles: [{ q: 0, r: 0, roads: 63, piece: { kind: 'hotel' } }], targets: [{ q: 1, r: 0 }], ghost: { q: 0, r: 1, roads: 9, fits: true }, onspot, onturn })
    await fireEvent.click(screen.getByRole('button', { name: 'Place 1, 0' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Turn the tile' }))
    expect(onspot).toHaveBeenCalledExactlyOnceWith({ q: 1, r: 0 })
    expect(onturn).toHaveBeenCalledExactlyOnceWith(1)
  })
})

describe('the board of Saludos Amigos', () => {
  it('draws what is built, pencils what is planned, and says both', () => {
    const { container } = render(SaludosBoard, { projects: [{ size: 4, built: 3 }], pawns: [{ seat: 0, name: 'Fritz', money: 63 }], chits: 9 })
    expect(container.querySelector('.plot > title')?.textContent).toBe('Thermal bath: 3 of 4 sections built')
    expect(container.querySelectorAll('.plot .plan')).toHaveLength(1)
    expect(screen.getByLabelText('Fritz has 63 million')).toBeTruthy()
    expect(screen.getByLabelText('9 chits left in the bag')).toBeTruthy()
  })
})

describe('replay and language', () => {
  it('jumps from event to event', async () => {
    const onseek = vi.fn()
    render(ReplayScrubber, { at: 30, length: 90, marks: [{ at: 10, label: 'a' }, { at: 40, label: 'b' }], onseek, onplay: vi.fn() })
    await fireEvent.click(screen.getByRole('button', { name: 'Next event' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Previous event' }))
    expect(onseek.mock.calls).toEqual([[40], [10]])
  })
  it('speaks the language chosen, at once', async () => {
    render(LanguageSwitch)
    await fireEvent.click(screen.getByRole('button', { name: /Deutsch/ }))
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('de'))
    expect(screen.getByRole('group').getAttribute('aria-label')).toBe('Sprache')
    await useLanguage('en')
  })
})
