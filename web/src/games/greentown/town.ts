// The town as the client draws it. The table counts sides counter-clockwise, the map clockwise:
// roads are turned over here, once, and back again when a move is sent.
import { SIDES, hasRoad, lostRoads, neighbour, opposite, roadCount, roadSides, sideTowards, spotKey, turned, type BuildingKind, type Spot } from '../../art/greentown/tiles'
import type { GreentownTileView, GreentownView } from '../../lib/protocol'

/** Side n of the one is side 6 − n of the other; east is east for both. */
export function flipped(roads: number): number {
  return roadSides(roads).reduce((mask, side) => mask | (1 << ((6 - side) % 6)), 0)
}

export interface Place extends Spot {
  tile: number
  roads: number
  piece: 'empty' | 'hotel' | 'tree' | BuildingKind
  owner: number | null
}

/** Why a tile can't go somewhere, as a key of the catalogue with its facts. */
export interface Fault { key: string; facts: Record<string, number> }

export class Town {
  readonly places: readonly Place[]
  private readonly at: Map<string, Place>

  constructor(tiles: readonly GreentownTileView[]) {
    this.places = tiles.map(({ q, r, roads, piece, owner }, tile) => ({ tile, q, r, roads: flipped(roads), piece: piece as Place['piece'], owner }))
    this.at = new Map(this.places.map((place) => [spotKey(place), place]))
  }
  placeAt(spot: Spot): Place | undefined {
    return this.at.get(spotKey(spot))
  }
  place(tile: number): Place | undefined {
    return this.places[tile]
  }
  /** The tiles that a tile is joined to by road, if it had these roads. */
  joined(place: Place, roads = place.roads): Place[] {
    return roadSides(roads).flatMap((side) => {
      const other = this.placeAt(neighbour(place, side))
      return other && hasRoad(other.roads, opposite(side)) ? [other] : []
    })
  }
  areJoined(one: Place, two: Place): boolean {
    const side = sideTowards(one, two)
    return side >= 0 && hasRoad(one.roads, side) && hasRoad(two.roads, opposite(side))
  }
  /** Free places that a road leads to. */
  get freeSpots(): Spot[] {
    const found = new Map<string, Spot>()
    for (const place of this.places) {
      for (const side of roadSides(place.roads)) {
        const spot = neighbour(place, side)
        if (!this.placeAt(spot)) found.set(spotKey(spot), spot)
      }
    }
    return [...found.values()]
  }
  layFault(spot: Spot, roads: number): Fault | null {
    const joins = SIDES.some((_, side) => {
      const other = this.placeAt(neighbour(spot, side))
      return other !== undefined && hasRoad(roads, side) && hasRoad(other.roads, opposite(side))
    })
    return joins ? null : { key: 'refusal-not-joined', facts: {} }
  }
  upgradeFault(place: Place, roads: number, me: number): Fault | null {
    const lost = lostRoads(place.roads, roads).length
    if (lost > 1) return { key: 'refusal-one-road-may-vanish', facts: { lost } }
    if (lost === 0) return null
    if (place.owner !== null && place.owner !== me) return { key: 'refusal-rival-keeps-roads', facts: { seat: place.owner, tile: place.tile } }
    return this.staysWhole(place, roads) ? null : { key: 'refusal-network-would-split', facts: { tile: place.tile } }
  }
  private staysWhole(changed: Place, roads: number): boolean {
    const reached = new Set<number>([changed.tile])
    const fresh = [changed]
    for (let place = fresh.pop(); place; place = fresh.pop()) {
      for (const next of this.joined(place, place === changed ? roads : place.roads)) {
        // A road that has vanished can't be used from the other end either.
        if (next === changed || reached.has(next.tile)) continue
        reached.add(next.tile)
        fresh.push(next)
      }
    }
    return reached.size === this.places.length
  }
}

/** A pile's tile in its six turns, as the map draws them. */
export function turnsOf(pileRoads: number): number[] {
  return Array.from({ length: 6 }, (_, by) => turned(flipped(pileRoads), by))
}

/** How many roads the tiles have that must be laid now; 0 when nothing is left. */
export function fewestRoads(supply: GreentownView['supply']): number {
  const left = supply.flatMap((pile) => (pile.left > 0 ? [roadCount(pile.roads)] : []))
  return left.length > 0 ? Math.min(...left) : 0
}
