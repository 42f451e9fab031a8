// Seats of a parliament: rows of a half circle, given out party by party from left to right.

export interface Chair { x: number; y: number; angle: number; row: number }

/** Chairs of a hemicycle with outer radius 100 round (0, 0), sorted from left to right. */
export function hemicycle(count: number): { chairs: Chair[]; radius: number } {
  const total = Math.max(0, Math.floor(count))
  const rows = Math.max(1, Math.min(9, Math.round(Math.sqrt(total / 2.6))))
  const inner = rows === 1 ? 88 : 42
  const radii = Array.from({ length: rows }, (_, row) => (rows === 1 ? inner : inner + ((96 - inner) * row) / (rows - 1)))
  const length = radii.reduce((sum, r) => sum + r, 0)
  // Share the seats by the rows' lengths; what rounding leaves over goes to the outer rows.
  const sizes = radii.map((r) => Math.floor((total * r) / length))
  for (let left = total - sizes.reduce((a, b) => a + b, 0), row = rows - 1; left > 0; left--, row = (row + rows - 1) % rows) {
    sizes[row] = (sizes[row] ?? 0) + 1
  }
  const chairs = radii.flatMap((r, row) => {
    const size = sizes[row] ?? 0
    return Array.from({ length: size }, (_, i): Chair => {
      const angle = size === 1 ? Math.PI / 2 : Math.PI * (1 - i / (size - 1))
      return { x: Math.cos(angle) * r, y: -Math.sin(angle) * r, angle, row }
    })
  })
  chairs.sort((a, b) => b.angle - a.angle || a.row - b.row)
  const gap = rows === 1 ? 12 : (96 - inner) / (rows - 1)
  const along = Math.min(...radii.map((r, row) => (Math.PI * r) / Math.max(1, (sizes[row] ?? 1) - 1)))
  return { chairs, radius: Math.max(1, Math.min(7.5, gap * 0.44, along * 0.45)) }
}

/** floor(total / 2) + 1. */
export function majorityOf(total: number): number {
  return Math.floor(total / 2) + 1
}
