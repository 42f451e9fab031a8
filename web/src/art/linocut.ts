// Hand-cut geometry: slightly crooked shapes and the tapered gouges of a lino knife.

export type Point = readonly [x: number, y: number]

/** A repeatable stream of numbers in [0, 1), so that a drawing looks the same every time. */
export function knife(seed: number): () => number {
  let state = (seed * 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A polygon with corners a little off and edges a little bowed. */
export function crooked(points: readonly Point[], seed = 1, wobble = 1): string {
  const next = knife(seed)
  const off = (): number => (next() - 0.5) * 2 * wobble
  const corners = points.map(([x, y]) => [x + off(), y + off()] as const)
  const [first] = corners
  if (!first) return ''
  let path = `M${short(first[0])} ${short(first[1])}`
  corners.forEach(([x, y], index) => {
    const [nx, ny] = corners[(index + 1) % corners.length] ?? first
    path += `Q${short((x + nx) / 2 + off())} ${short((y + ny) / 2 + off())} ${short(nx)} ${short(ny)}`
  })
  return `${path}Z`
}

export function box(x: number, y: number, w: number, h: number, seed = 1, wobble = 1): string {
  return crooked([[x, y], [x + w, y], [x + w, y + h], [x, y + h]], seed, wobble)
}

/** A round shape as a hand would cut it: treetops, clouds, heads of foam. */
export function blob(
  cx: number, cy: number, rx: number, ry: number, seed = 1, wobble = 0.08, lobes = 9,
): string {
  const next = knife(seed)
  const rim = Array.from({ length: lobes }, (_, i): Point => {
    const angle = (i / lobes) * Math.PI * 2 + next() * 0.2
    const reach = 1 + (next() - 0.5) * 2 * wobble
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
  })
  const at = (i: number): Point => rim[(i + lobes) % lobes] ?? [cx, cy]
  let path = `M${short(at(0)[0])} ${short(at(0)[1])}`
  for (let i = 0; i < lobes; i++) {
    const [ax, ay] = at(i - 1)
    const [bx, by] = at(i)
    const [px, py] = at(i + 1)
    const [qx, qy] = at(i + 2)
    path += `C${short(bx + (px - ax) / 6)} ${short(by + (py - ay) / 6)} `
    path += `${short(px - (qx - bx) / 6)} ${short(py - (qy - by) / 6)} ${short(px)} ${short(py)}`
  }
  return `${path}Z`
}

/** Cuts of the gouge: lens-shaped, thick in the middle, in loose rows. Fill with ink. */
export function gouges(
  x: number, y: number, w: number, h: number,
  { rows = 4, length = 14, thick = 1.1, tilt = 0, seed = 1, density = 0.6 } = {},
): string {
  const next = knife(seed)
  const dx = Math.cos(tilt)
  const dy = Math.sin(tilt)
  let path = ''
  for (let row = 0; row < rows; row++) {
    const cy = y + (h * (row + 0.5)) / rows
    for (let cx = x + next() * length; cx < x + w; cx += length * (1.15 + next() * 0.8)) {
      if (next() > density) continue
      const half = (length * (0.6 + next() * 0.5)) / 2
      const mx = cx
      const my = cy + (next() - 0.5) * (h / rows) * 0.6
      const t = thick * (0.7 + next() * 0.6)
      path += `M${short(mx - dx * half)} ${short(my - dy * half)}`
      path += `Q${short(mx - dy * t)} ${short(my + dx * t)} ${short(mx + dx * half)} ${short(my + dy * half)}`
      path += `Q${short(mx + dy * t)} ${short(my - dx * t)} ${short(mx - dx * half)} ${short(my - dy * half)}Z`
    }
  }
  return path
}

/** Wedges from a centre outwards: haloes, suns, "ding!". */
export function rays(
  cx: number, cy: number, inner: number, outer: number, count: number, seed = 1, width = 0.09,
): string {
  const next = knife(seed)
  let path = ''
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2
    const reach = outer * (0.9 + next() * 0.2)
    path += `M${short(cx + Math.cos(angle) * reach)} ${short(cy + Math.sin(angle) * reach)}`
    path += `L${short(cx + Math.cos(angle - width) * inner)} ${short(cy + Math.sin(angle - width) * inner)}`
    path += `L${short(cx + Math.cos(angle + width) * inner)} ${short(cy + Math.sin(angle + width) * inner)}Z`
  }
  return path
}
