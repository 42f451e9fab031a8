// What the map of Greentown needs to know to be drawn.
import type { BuildingKind, Spot } from '../../art/greentown/tiles'

export interface PlacedTile extends Spot {
  roads: number
  /** What stands on the site. */
  piece?: { kind: 'hotel' } | { kind: 'tree' } | { kind: BuildingKind; seat: number }
  /** Just laid: it drops in and its roads light up. */
  fresh?: boolean
  /** What the log calls it. */
  number?: number
}

export interface TileGhost extends Spot {
  roads: number
  fits: boolean
}

/** Spots visited in order, one step from neighbour to neighbour; `stop` numbers those that count. */
export interface RouteStep extends Spot {
  stop?: number
}

/** What a tray tells of the pointer over one of its things, for whoever follows it. */
export interface Handle<T> {
  press: (event: PointerEvent, what: T) => void
  move: (event: PointerEvent) => void
  drop: (event: PointerEvent) => void
  click: (event: MouseEvent) => void
}

export type Wish = 'nature' | 'culture' | 'sport' | 'shopping'

export interface WishLine {
  wish: Wish
  least: number
  most: number
  visits: number
}

export const PIECE_NAMES: Record<'hotel' | 'tree' | BuildingKind, string> = {
  hotel: 'client-piece-hotel',
  tree: 'client-piece-tree',
  sport: 'client-piece-sport',
  culture: 'client-piece-culture',
  shopping: 'client-piece-shopping',
}

export const WISH_NAMES: Record<Wish, string> = {
  nature: 'client-wish-nature',
  culture: 'client-wish-culture',
  sport: 'client-wish-sport',
  shopping: 'client-wish-shopping',
}
