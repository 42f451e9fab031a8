// The village of Saludos Amigos: its board, dice and council meeting, as people read and tap them.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import CouncilScene from '../src/boards/saludos/CouncilScene.svelte'
import DiceTray from '../src/boards/saludos/DiceTray.svelte'
import SaludosBoard from '../src/boards/saludos/SaludosBoard.svelte'
import type { CouncilSceneProps } from '../src/boards/saludos/board'
import { useLanguage } from '../src/i18n/words.svelte'
import CouncillorHand from '../src/table/CouncillorHand.svelte'

beforeAll(() => useLanguage('en'))
afterEach(cleanup)

describe('the board', () => {
  const village = { projects: [{ size: 4 as const, built: 3 }, { size: 1 as const, built: 1 }], chits: 9 }
  it('draws what is built, pencils what is planned, and says both', () => {
    const { container } = render(SaludosBoard, { ...village, pawns: [{ seat: 0, name: 'Fritz', money: 63 }] })
    const plots = [...container.querySelectorAll('.plot')]
    expect(plots.map((plot) => plot.querySelector('title')?.textContent)).toEqual(['Thermal bath: 3 of 4 sections built', 'Dr. Max Scheinheil Fountain: 1 of 1 sections built'])
    expect(plots.map((plot) => plot.querySelectorAll('.plan').length)).toEqual([1, 0])
    expect(screen.getByLabelText('9 chits left in the bag')).toBeTruthy()
  })
  it('counts laps for those who have been round the track', () => {
    const { container } = render(SaludosBoard, { ...village, pawns: [{ seat: 0, name: 'Fritz', money: 63 }, { seat: 1, name: 'Gaby', money: 3 }] })
    expect(screen.getByLabelText('Fritz has 63 million')).toBeTruthy()
    expect(screen.getByLabelText('Gaby has 3 million')).toBeTruthy()
    expect([...container.querySelectorAll('text')].filter(({ textContent }) => textContent === '+60')).toHaveLength(1)
  })
  it('has mug and pretzel only when something is at stake', async () => {
    const tags = (found: HTMLElement) => [...found.querySelectorAll('.tag')].map(({ textContent }) => textContent)
    const { container, rerender } = render(SaludosBoard, { ...village, pawns: [] })
    expect(tags(container)).toEqual([])
    await rerender({ mug: 18, pretzel: 15 })
    expect(tags(container)).toEqual(['15', '18'])
  })
  it.each(['Enter', ' '])('opens a site by tap and by %s', async (key) => {
    const onproject = vi.fn()
    render(SaludosBoard, { ...village, pawns: [], onproject })
    const [bath, fountain] = screen.getAllByRole('button')
    await fireEvent.click(bath as Element)
    await fireEvent.keyDown(fountain as Element, { key })
    expect(onproject.mock.calls).toEqual([[4], [1]])
  })
  it('stands upright on a phone, with every fifth of its spaces numbered', () => {
    const { container } = render(SaludosBoard, { ...village, pawns: [], portrait: true })
    const [, , width, height] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number)
    expect(height).toBeGreaterThan(width ?? 0)
    expect([...container.querySelectorAll('.board-number')].slice(0, 12).map((text) => Number(text.textContent))).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55])
  })
})

describe('the dice', () => {
  it('say die and cards of everybody, and wait for those still rolling', () => {
    render(DiceTray, { rolls: [
      { seat: 0, name: 'Fritz', die: 5, cards: 3, throws: 1, kept: true }, { seat: 1, name: 'Gaby', die: null, cards: 2, throws: 0, kept: false },
    ] })
    const [fritz, gaby] = screen.getAllByRole('listitem')
    expect(fritz?.textContent).toContain('5 + 3 = 8')
    expect(fritz?.className).toContain('kept')
    expect(gaby?.textContent).not.toContain('=')
    expect(screen.getByRole('img', { name: 'Fritz rolls 5' })).toBeTruthy()
  })
})

describe('the council meeting', () => {
  const meeting: CouncilSceneProps = {
    mug: 19, pretzel: 17,
    coalition: [{ seat: 0, name: 'Fritz', cards: [null, null], state: 'ready' }],
    opposition: [{ seat: 1, name: 'Gaby', cards: [null], state: 'thinking' }, { seat: 2, name: 'Klaus', cards: [], state: 'away' }],
  }
  const side = (name: string) => within(screen.getByRole('region', { name }))
  it('shows who is there, and no card before the reveal', () => {
    const { container } = render(CouncilScene, meeting)
    expect(side('Opposition').getByText('is thinking it over')).toBeTruthy()
    expect(side('Opposition').getByText('stays at home')).toBeTruthy()
    expect(side('Coalition').queryByText('is thinking it over')).toBeNull()
    expect([...container.querySelectorAll('.sum')].map(({ textContent }) => textContent)).toEqual(['19', '17'])
    expect(container.querySelector('.won')).toBeNull()
  })
  it.each([
    [[3, 2] as const, [3] as const, 'Coalition', ['24', '20']],
    [[1] as const, [3, 1] as const, 'Opposition', ['20', '21']],
    // A tie is the coalition's.
    [[1] as const, [3] as const, 'Coalition', ['20', '20']],
  ])('reveals %j against %j: the %s wins', (mine, theirs, winner, sums) => {
    const { container } = render(CouncilScene, {
      ...meeting, revealed: true,
      coalition: [{ seat: 0, name: 'Fritz', cards: mine, state: 'ready' }], opposition: [{ seat: 1, name: 'Gaby', cards: theirs, state: 'ready' }],
    })
    expect([...container.querySelectorAll('.sum strong')].map(({ textContent }) => textContent)).toEqual(sums)
    expect(container.querySelectorAll('.won')).toHaveLength(1)
    expect(container.querySelector('.won')?.getAttribute('aria-label')).toBe(winner)
  })
})

describe('my councillors', () => {
  const cards = [{ id: '1 0', haloes: 1 as const }, { id: '3 0', haloes: 3 as const }]
  it('say their haloes and which are chosen', async () => {
    const onchoose = vi.fn()
    render(CouncillorHand, { cards, chosen: ['3 0'], onchoose })
    expect(screen.getAllByRole('button', { pressed: true }).map((card) => card.getAttribute('aria-label'))).toEqual(['Councillor with 3 haloes'])
    await fireEvent.click(screen.getByRole('button', { name: 'Councillor with one halo' }))
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('1 0')
  })
  it('lie still when nothing is asked of them', () => {
    render(CouncillorHand, { cards })
    expect(screen.getAllByRole<HTMLButtonElement>('button').every(({ disabled }) => disabled)).toBe(true)
  })
})
