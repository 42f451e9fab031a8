// The pieces people touch at every table: builder, coasters, sentence, curtain, talk, replay.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { useLanguage } from '../src/i18n/words.svelte'
import DealDesk from '../src/table/DealDesk.svelte'
import LanguageSwitch from '../src/table/LanguageSwitch.svelte'
import Chat from '../src/table/Chat.svelte'
import FinalStandings from '../src/table/FinalStandings.svelte'
import HandCurtain from '../src/table/HandCurtain.svelte'
import ProposalBuilder from '../src/table/ProposalBuilder.svelte'
import ProposalCoaster from '../src/table/ProposalCoaster.svelte'
import SentenceBar from '../src/table/SentenceBar.svelte'
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

describe('a proposal', () => {
  const terms = [{ seat: 0, name: 'Fritz', share: 3, agreed: true }, { seat: 1, name: 'Gaby', share: 4, agreed: false }]
  const open: Proposal = { id: '7', proposer: 'Fritz', members: terms, state: 'open', mine: 'none', height: 15, mug: 12 }
  it('shows shares, who has agreed, and how far it reaches above the mug', () => {
    const { container } = render(ProposalCoaster, { proposal: open })
    expect([...container.querySelectorAll('.token strong')].map((share) => share.textContent)).toEqual(['3', '4'])
    expect(screen.getAllByRole('img', { name: 'Fritz has agreed' })).toHaveLength(1)
    expect(screen.getAllByText('thinking')).toHaveLength(1)
    expect(container.querySelector('.meter.above')).toBeTruthy()
    expect(screen.queryAllByRole('button')).toEqual([])
  })
  it.each([
    ['answer', ['Agree', 'Counter', 'Decline']], ['proposed', ['Withdraw']], ['agreed', ['Take back my word']],
  ] as const)('offers what somebody may do who can %s', (mine, names) => {
    render(ProposalCoaster, { proposal: { ...open, mine } })
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(names)
  })
  it('that has lapsed asks for nothing', () => {
    render(ProposalCoaster, { proposal: { ...open, state: 'lapsed', mine: 'answer' } })
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

describe('the sentence', () => {
  it('has at most three buttons, and does what is tapped', async () => {
    const acts = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
    render(SentenceBar, { sentence: 'What now?', choices: acts.map((act, i) => ({ label: `No. ${i}`, act, disabled: i === 2 })) })
    const buttons = screen.getAllByRole<HTMLButtonElement>('button')
    expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false, true])
    await fireEvent.click(screen.getByRole('button', { name: 'No. 1' }))
    expect(acts.map((act) => act.mock.calls.length)).toEqual([0, 1, 0, 0])
  })
})

describe('the curtain', () => {
  const children = createRawSnippet(() => ({ render: () => '<p>a secret hand</p>' }))
  it('hides the hand until the one it is for has come', async () => {
    const onopen = vi.fn()
    const { rerender } = render(HandCurtain, { name: 'Gaby', seat: 1, open: false, onopen, children })
    expect(screen.queryByText('a secret hand')).toBeNull()
    await fireEvent.click(screen.getByRole('button'))
    expect(onopen).toHaveBeenCalledOnce()
    await rerender({ open: true })
    expect(screen.getByText('a secret hand')).toBeTruthy()
  })
})

describe('talk', () => {
  it('says what was typed, once, and nothing empty', async () => {
    const onsay = vi.fn()
    render(Chat, { lines: [{ id: '1', seat: 0, name: 'Fritz', text: 'Prost!' }], onsay })
    const words = screen.getByRole<HTMLInputElement>('textbox')
    await fireEvent.input(words, { target: { value: '   ' } })
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
    await fireEvent.input(words, { target: { value: ' Servus ' } })
    await fireEvent.click(screen.getByRole('button'))
    expect(onsay).toHaveBeenCalledExactlyOnceWith('Servus')
    expect(words.value).toBe('')
  })
  it('is shut to those who only watch', () => {
    render(Chat, { lines: [], muted: true, onsay: vi.fn() })
    expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true)
  })
})

describe('the end', () => {
  it('puts winners first and says who they are, tied or alone', () => {
    const line = (seat: number, name: string, score: number, winner: boolean) => ({ seat, name, score, winner })
    const { container } = render(FinalStandings, { lines: [line(0, 'Fritz', 50, false), line(1, 'Gaby', 40, true), line(2, 'Claudia', 40, true)], me: 0 })
    expect([...container.querySelectorAll('li b')].map(({ textContent }) => textContent)).toEqual(['Gaby', 'Claudia', 'Fritz'])
    expect(screen.getByRole('heading').textContent).toContain('Gaby and Claudia')
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
