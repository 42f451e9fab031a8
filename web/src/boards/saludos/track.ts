// Where the counters of Saludos Amigos stand: sixty spaces round the village, then another lap.
import type { Point } from '../../art/linocut'

export const CELL = 60
export const SPACES = 60

export interface Frame {
  columns: number
  rows: number
  width: number
  height: number
}

/** Columns and rows of a ring of sixty spaces, lying or standing. */
export function frame(portrait: boolean): Frame {
  const [columns, rows] = portrait ? [14, 18] : [18, 14]
  return { columns, rows, width: columns * CELL, height: rows * CELL }
}

export function lapOf(value: number): number {
  return Math.floor(Math.max(0, value) / SPACES)
}

/** The middle of a whole space, clockwise from the top left; `inset` moves it towards the village. */
export function spaceAt(value: number, { columns, rows }: Frame, inset = 0): Point {
  const n = ((Math.round(value) % SPACES) + SPACES) % SPACES
  const right = columns - 1
  const down = rows - 1
  let column: number
  let row: number
  if (n <= right) [column, row] = [n, 0]
  else if (n <= right + down) [column, row] = [right, n - right]
  else if (n <= 2 * right + down) [column, row] = [2 * right + down - n, down]
  else [column, row] = [0, 2 * (right + down) - n]
  const x = (column + 0.5) * CELL + (column === 0 ? inset : column === right ? -inset : 0)
  const y = (row + 0.5) * CELL + (row === 0 ? inset : row === down ? -inset : 0)
  return [x, y]
}

/** A place between two spaces, for counters on their way. */
export function alongTrack(value: number, ring: Frame, inset = 0): Point {
  const below = Math.floor(value)
  const share = value - below
  const [ax, ay] = spaceAt(below, ring, inset)
  const [bx, by] = spaceAt(below + 1, ring, inset)
  return [ax + (bx - ax) * share, ay + (by - ay) * share]
}

/** Where the n-th of several pawns stands within its space, and how large it may be. */
export function huddle(index: number, count: number): { dx: number; dy: number; size: number } {
  if (count <= 1) return { dx: 0, dy: 4, size: 52 }
  const wide = Math.ceil(Math.sqrt(count))
  const tall = Math.ceil(count / wide)
  const row = Math.floor(index / wide)
  const inRow = row === tall - 1 ? count - row * wide : wide
  const step = 52 / wide
  return {
    dx: ((index % wide) - (inRow - 1) / 2) * step,
    dy: 4 + (row - (tall - 1) / 2) * (34 / tall),
    size: Math.min(42, step * 1.45),
  }
}
