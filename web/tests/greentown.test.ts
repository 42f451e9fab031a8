// The map of Greentown and what lies beside it: places, the tile in hand, routes, supply, wishes.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import GreentownMap from '../src/boards/greentown/GreentownMap.svelte'
import SupplyTray from '../src/boards/greentown/SupplyTray.svelte'
import WishCard from '../src/boards/greentown/WishCard.svelte'
import { useLanguage } from '../src/i18n/words.svelte'

beforeAll(() => useLanguage('en'))
afterEach(cleanup)

const hotel = { q: 0, r: 0, roads: 63, number: 0, piece: { kind: 'hotel' as const } }
const tree = { q: 1, r: 0, roads: 9, number: 1, piece: { kind: 'tree' as const } }
const free = { q: 2, r: 0, roads: 9, number: 2 }

describe('the map', () => {
  it('says what stands where, and numbers its tiles as the log does', () => {
    const { container } = render(GreentownMap, { tiles: [hotel, tree, free] })
    expect(screen.getAllByRole('img').map((piece) => piece.getAttribute('aria-label'))).toEqual(['Hotel', 'Tree'])
    expect([...container.querySelectorAll('.number')].map(({ textContent }) => textContent)).toEqual(['0', '1', '2'])
  })
  it('offers targets to tap and to keys, and turns the tile in hand', async () => {
    const onspot = vi.fn()
    const onturn = vi.fn()
    render(GreentownMap, { tiles: [hotel], targets: [{ q: 1, r: 0 }], ghost: { q: 0, r: 1, roads: 9, fits: true }, onspot, onturn })
    await fireEvent.click(screen.getByRole('button', { name: 'Place 1, 0' }))
    await fireEvent.keyDown(screen.getByRole('button', { name: 'Place 1, 0' }), { key: ' ' })
    expect(onspot.mock.calls).toEqual([[{ q: 1, r: 0 }], [{ q: 1, r: 0 }]])
    const tile = screen.getByRole('button', { name: 'Turn the tile' })
    await fireEvent.click(tile)
    await fireEvent.keyDown(tile, { key: 'r' })
    await fireEvent.keyDown(tile, { key: 'R' })
    expect(onturn.mock.calls).toEqual([[1], [1], [-1]])
  })
  it('crosses out the roads that an exchange would lose', () => {
    const { container } = render(GreentownMap, { tiles: [hotel, tree], ghost: { q: 1, r: 0, roads: 1 | 2 | 4, fits: true } })
    expect(container.querySelectorAll('.held .lost')).toHaveLength(1)
  })
  it('marks a tile that does not fit', async () => {
    const { container, rerender } = render(GreentownMap, { tiles: [hotel], ghost: { q: 1, r: 0, roads: 9, fits: true } })
    expect(container.querySelector('.misfit')).toBeNull()
    await rerender({ ghost: { q: 1, r: 0, roads: 1, fits: false } })
    expect(container.querySelector('.misfit')).toBeTruthy()
  })
  it('draws a route road by road, and numbers the stops that count', () => {
    const { container } = render(GreentownMap, { tiles: [hotel, tree, free], route: [hotel, { ...tree, stop: 1 }, free] })
    expect(container.querySelectorAll('.walked')).toHaveLength(2)
    expect([...container.querySelectorAll('circle + .board-number')].map(({ textContent }) => textContent)).toEqual(['1'])
  })
  it('asks why when a tile is tapped that is no target', async () => {
    const onmiss = vi.fn()
    const { container } = render(GreentownMap, { tiles: [hotel, tree], onmiss })
    await fireEvent.click(container.querySelector('[data-place="1,0"]') as Element)
    expect(onmiss).toHaveBeenCalledExactlyOnceWith({ q: 1, r: 0 })
  })
  it('is looked at closer and from further off by its lenses', async () => {
    const { container } = render(GreentownMap, { tiles: [hotel] })
    const scale = () => Number(/scale\((.+)\)/.exec(container.querySelector('svg > g')?.getAttribute('transform') ?? '')?.[1])
    const [closer, further] = screen.getAllByRole<HTMLButtonElement>('button')
    expect(further?.disabled).toBe(true)
    await fireEvent.click(closer as Element)
    expect(scale()).toBeCloseTo(1.4)
    await fireEvent.click(further as Element)
    expect(scale()).toBe(1)
  })
})

describe('the supply', () => {
  it('lets piles be picked, and says of each what it has', async () => {
    const onpick = vi.fn()
    render(SupplyTray, { piles: [{ id: 'a', roads: 9, left: 3, open: true }, { id: 'b', roads: 63, left: 0, open: true }], chosen: 'a', onpick })
    const [some, none] = screen.getAllByRole('button')
    expect([some, none].map((pile) => pile?.getAttribute('aria-disabled'))).toEqual(['false', 'true'])
    expect(some?.getAttribute('aria-pressed')).toBe('true')
    await fireEvent.click(none as Element)
    expect(onpick).toHaveBeenCalledExactlyOnceWith('b')
  })
})

describe('the wishes of the visitors', () => {
  it('are ticked off while the route grows, and crossed out when it is too much', () => {
    const wish = (visits: number) => ({ wish: 'nature' as const, least: 1, most: 2, visits })
    for (const [visits, state] of [[0, 'open'], [1, 'met'], [2, 'met'], [3, 'over']] as const) {
      const { container, unmount } = render(WishCard, { stops: 5, made: 2, wishes: [wish(visits)] })
      expect(container.querySelector('li')?.classList.contains(state), String(visits)).toBe(true)
      expect(container.querySelector('header')?.textContent).toContain('2 / 5')
      unmount()
    }
  })
})
