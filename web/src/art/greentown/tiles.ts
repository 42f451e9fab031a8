// The geometry of Greentown: hexes standing on a corner, in rows; six sides, six possible roads.
import type { Point } from '../linocut'

/** Centre to corner. */
export const HEX = 60

export interface Spot { q: number; r: number }
export type BuildingKind = 'sport' | 'culture' | 'shopping'

/** The neighbour across side 0 (east) and on clockwise: SE, SW, W, NW, NE. */
export const SIDES: readonly Spot[] = [
  { q: 1, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }, { q: -1, r: 0 }, { q: 0, r: -1 }, { q: 1, r: -1 },
]

export function spotKey({ q, r }: Spot): string {
  return `${q},${r}`
}

export function spotOf(key: string): Spot {
  const [q = 0, r = 0] = key.split(',').map(Number)
  return { q, r }
}

export function neighbour({ q, r }: Spot, side: number): Spot {
  const step = SIDES[((side % 6) + 6) % 6] ?? { q: 0, r: 0 }
  return { q: q + step.q, r: r + step.r }
}

export function opposite(side: number): number {
  return (side + 3) % 6
}

/** Which side of `from` faces `to`, or -1 when they do not touch. */
export function sideTowards(from: Spot, to: Spot): number {
  return SIDES.findIndex((step) => from.q + step.q === to.q && from.r + step.r === to.r)
}

export function centre({ q, r }: Spot): Point {
  return [HEX * Math.sqrt(3) * (q + r / 2), HEX * 1.5 * r]
}

/** The spot under a point of the map. */
export function spotAt(x: number, y: number): Spot {
  const r = (2 / 3) * (y / HEX)
  const q = x / (HEX * Math.sqrt(3)) - r / 2
  let rq = Math.round(q)
  let rr = Math.round(r)
  const rs = Math.round(-q - r)
  const dq = Math.abs(rq - q)
  const dr = Math.abs(rr - r)
  const ds = Math.abs(rs + q + r)
  if (dq > dr && dq > ds) rq = -rr - rs
  else if (dr > ds) rr = -rq - rs
  return { q: rq + 0, r: rr + 0 }
}

export function corners(reach = HEX): Point[] {
  return Array.from({ length: 6 }, (_, i): Point => {
    const angle = Math.PI / 6 + (i * Math.PI) / 3
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })
}

/** Where a road leaves the tile: the middle of a side. */
export function gate(side: number, reach = (HEX * Math.sqrt(3)) / 2): Point {
  const angle = (side * Math.PI) / 3
  return [Math.cos(angle) * reach, Math.sin(angle) * reach]
}

/** Turns a tile's roads clockwise by a number of sixths. */
export function turned(roads: number, sixths: number): number {
  const by = ((sixths % 6) + 6) % 6
  return ((roads << by) | (roads >> (6 - by))) & 0b111111
}

export function hasRoad(roads: number, side: number): boolean {
  return ((roads >> side) & 1) === 1
}

export function roadSides(roads: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((side) => hasRoad(roads, side))
}

export function roadCount(roads: number): number {
  return roadSides(roads).length
}

/** Old roads that a new tile would not have. */
export function lostRoads(before: number, after: number): number[] {
  return roadSides(before & ~after)
}
