// Geometry of the three boards.
import { describe, expect, it } from 'vitest'
import { hemicycle, majorityOf } from '../src/boards/koalition/seats'
import { CELL, SPACES, alongTrack, frame, huddle, lapOf, spaceAt } from '../src/boards/saludos/track'
import { clampView, zoomAt } from '../src/boards/panzoom'
import { SIDES, centre, gate, lostRoads, neighbour, opposite, roadCount, roadSides, sideTowards, spotAt, spotKey, turned } from '../src/art/greentown/tiles'
import { faceOf } from '../src/art/koalition/caricature'

describe.each([false, true])('the track, standing: %s', (portrait) => {
  const ring = frame(portrait)
  it('has sixty different spaces, each next to the one before', () => {
    const spaces = Array.from({ length: SPACES }, (_, n) => spaceAt(n, ring))
    expect(new Set(spaces.map(String)).size).toBe(SPACES)
    spaces.forEach(([x, y], n) => {
      const [px, py] = spaceAt(n + SPACES - 1, ring)
      expect(Math.abs(x - px) + Math.abs(y - py)).toBe(CELL)
    })
  })
  it('runs clockwise from the top left and starts again after a lap', () => {
    expect(spaceAt(0, ring)).toEqual([30, 30])
    expect(spaceAt(1, ring)).toEqual([90, 30])
    expect(spaceAt(59, ring)).toEqual([30, 90])
    expect(spaceAt(63, ring)).toEqual(spaceAt(3, ring))
    expect([0, 59, 60, 121].map(lapOf)).toEqual([0, 0, 1, 2])
  })
  it('stays on the frame, and the inset moves inwards', () => {
    for (let n = 0; n < SPACES; n++) {
      const [x, y] = spaceAt(n, ring)
      const [ix, iy] = spaceAt(n, ring, 57)
      expect(x === 30 || y === 30 || x === ring.width - 30 || y === ring.height - 30).toBe(true)
      expect(ix).toBeGreaterThanOrEqual(60)
      expect(iy).toBeGreaterThanOrEqual(60)
      expect(ix).toBeLessThanOrEqual(ring.width - 60)
      expect(iy).toBeLessThanOrEqual(ring.height - 60)
    }
  })
  it('lets counters pass between spaces', () => {
    expect(alongTrack(0.5, ring)).toEqual([60, 30])
  })
})

describe('pawns sharing a space', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('finds %i different places', (count) => {
    const places = Array.from({ length: count }, (_, i) => huddle(i, count))
    expect(new Set(places.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(count)
    for (const { dx, dy } of places) expect(Math.max(Math.abs(dx), Math.abs(dy))).toBeLessThan(CELL / 2)
  })
})

describe('the hemicycle', () => {
  it.each([1, 7, 52, 102, 180, 260])('seats exactly %i', (count) => {
    const { chairs, radius } = hemicycle(count)
    expect(chairs).toHaveLength(count)
    for (const { x, y } of chairs) {
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(96.01)
      expect(y).toBeLessThanOrEqual(0.01)
    }
    expect(radius).toBeGreaterThan(0)
  })
  it('goes from left to right', () => {
    const { chairs } = hemicycle(102)
    chairs.slice(1).forEach((chair, i) => expect(chair.angle).toBeLessThanOrEqual(chairs[i]?.angle ?? 0))
  })
  it('does not let chairs overlap', () => {
    const { chairs, radius } = hemicycle(102)
    chairs.forEach((a, i) => chairs.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(radius * 1.7)))
  })
  it('needs more than half', () => {
    expect([102, 103, 1, 0].map(majorityOf)).toEqual([52, 52, 1, 1])
  })
})

describe('hexes', () => {
  it('meets its neighbour in the middle of a side', () => {
    SIDES.forEach((_, side) => {
      const [x, y] = centre(neighbour({ q: 2, r: -1 }, side))
      const [cx, cy] = centre({ q: 2, r: -1 })
      const [gx, gy] = gate(side)
      expect((x - cx) / 2).toBeCloseTo(gx)
      expect((y - cy) / 2).toBeCloseTo(gy)
    })
  })
  it('comes back across the opposite side', () => {
    for (let side = 0; side < 6; side++) {
      const there = neighbour({ q: 0, r: 0 }, side)
      expect(spotKey(neighbour(there, opposite(side)))).toBe('0,0')
      expect(sideTowards({ q: 0, r: 0 }, there)).toBe(side)
    }
    expect(sideTowards({ q: 0, r: 0 }, { q: 2, r: 0 })).toBe(-1)
  })
  it('finds the hex under a point', () => {
    for (let q = -3; q <= 3; q++) for (let r = -3; r <= 3; r++) {
      const [x, y] = centre({ q, r })
      expect(spotAt(x + 24, y - 20)).toEqual({ q, r })
    }
  })
  it('turns roads clockwise, six times to where it was', () => {
    expect(roadSides(turned(0b000101, 1))).toEqual([1, 3])
    expect(turned(0b100001, 1)).toBe(0b000011)
    expect(turned(0b001011, -1)).toBe(turned(0b001011, 5))
    expect(turned(0b001011, 6)).toBe(0b001011)
    expect(roadCount(turned(0b011011, 2))).toBe(4)
  })
  it('names the roads an upgrade would lose', () => {
    expect(lostRoads(0b000011, 0b000110)).toEqual([0])
    expect(lostRoads(0b000011, 0b000111)).toEqual([])
  })
})

describe('looking closer', () => {
  const sheet = { x: -100, y: -50, width: 400, height: 300 }
  it('keeps the point under the finger', () => {
    const view = zoomAt({ x: 0, y: 0, scale: 1 }, 2, 80, 40, 4)
    expect([80 * view.scale + view.x, 40 * view.scale + view.y]).toEqual([80, 40])
  })
  it('never shows past the edge', () => {
    expect(clampView({ x: 50, y: 50, scale: 1 }, sheet, 4)).toEqual({ x: 0, y: 0, scale: 1 })
    const far = clampView({ x: 9999, y: -9999, scale: 2 }, sheet, 4)
    expect(sheet.x * 2 + far.x).toBe(sheet.x)
    expect((sheet.y + sheet.height) * 2 + far.y).toBe(sheet.y + sheet.height)
  })
})

describe('politicians', () => {
  it('gives sixty cards sixty faces, always the same', () => {
    const faces = Array.from({ length: 60 }, (_, card) => JSON.stringify(faceOf(card)))
    expect(new Set(faces).size).toBe(60)
    expect(JSON.stringify(faceOf(17))).toBe(faces[17])
  })
})
