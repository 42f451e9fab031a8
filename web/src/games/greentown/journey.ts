// An excursion while it is drawn: how it may go on, its stops and visits, what it would pay.
import type { GreentownCardView } from '../../lib/protocol'
import type { Place, Town } from './town'

export const KINDS = ['nature', 'culture', 'sport', 'shopping'] as const

function road(one: number, two: number): string {
  return one < two ? `${one} ${two}` : `${two} ${one}`
}

function kindOf(place: Place | undefined): number {
  if (!place || place.piece === 'empty' || place.piece === 'hotel') return -1
  return place.piece === 'tree' ? 0 : KINDS.indexOf(place.piece)
}

export class Journey {
  readonly town: Town
  readonly tiles: readonly number[]

  constructor(town: Town, tiles: readonly number[]) {
    this.town = town
    this.tiles = tiles
  }
  get last(): Place | undefined {
    const tile = this.tiles.at(-1)
    return tile === undefined ? undefined : this.town.place(tile)
  }
  private get used(): Set<string> {
    return new Set(this.tiles.slice(1).map((tile, i) => road(this.tiles[i] ?? -1, tile)))
  }
  /** One tile further, along a road not used yet. */
  get next(): Place[] {
    const here = this.last
    if (!here) return this.town.places.filter(({ piece }) => piece === 'hotel')
    const used = this.used
    return this.town.joined(here).filter(({ tile }) => !used.has(road(here.tile, tile)))
  }
  /** The shortest way to every tile that can be reached past free sites only. */
  get ways(): Map<number, number[]> {
    const found = new Map<number, number[]>()
    if (!this.last) {
      for (const { tile } of this.next) found.set(tile, [tile])
      return found
    }
    const used = this.used
    const queue: number[][] = this.next.map(({ tile }) => [tile])
    for (let way = queue.shift(); way; way = queue.shift()) {
      const tile = way.at(-1) ?? -1
      if (found.has(tile)) continue
      found.set(tile, way)
      const place = this.town.place(tile)
      if (place?.piece !== 'empty') continue
      for (const next of this.town.joined(place)) {
        if (!used.has(road(tile, next.tile)) && !way.includes(next.tile) && next !== this.last) queue.push([...way, next.tile])
      }
    }
    return found
  }
  get stops(): number {
    return this.tiles.slice(1).filter((tile) => this.town.place(tile)?.piece !== 'empty').length
  }
  get visits(): number[] {
    const visits = [0, 0, 0, 0]
    for (const tile of this.tiles) {
      const kind = kindOf(this.town.place(tile))
      if (kind >= 0) visits[kind] = (visits[kind] ?? 0) + 1
    }
    return visits
  }
  isWhole(card: GreentownCardView): boolean {
    return this.stops === card.stops && this.last?.piece === 'hotel' && this.tiles.length > 1
  }
  /** What everybody would get if it ended here. */
  incomes(card: GreentownCardView, traveller: number, seats: number): number[] {
    const met = this.visits.map((seen, kind) => seen >= (card.least[kind] ?? 0) && seen <= (card.most[kind] ?? 0))
    const gains = Array<number>(seats).fill(0)
    for (const tile of new Set(this.tiles)) {
      const place = this.town.place(tile)
      const kind = kindOf(place)
      if (kind < 0 || !met[kind]) continue
      const seat = kind === 0 ? traveller : (place?.owner ?? traveller)
      gains[seat] = (gains[seat] ?? 0) + 1
    }
    gains[traveller] = Math.max(0, (gains[traveller] ?? 0) - met.filter((fine) => !fine).length)
    if (seats !== 2) return gains
    const both = Math.min(...gains)
    return gains.map((gain) => gain - both)
  }
}
