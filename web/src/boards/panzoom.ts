// The arithmetic of looking closer: a view is an offset and a scale of the sheet.

export interface Sheet { x: number; y: number; width: number; height: number }
export interface View { x: number; y: number; scale: number }

/** Zooms so that the point under the finger stays under the finger. */
export function zoomAt(view: View, factor: number, x: number, y: number, furthest: number): View {
  const scale = Math.max(1, Math.min(furthest, view.scale * factor))
  const by = scale / view.scale
  return { scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by }
}

/** Keeps the sheet's edge from being pushed past the frame. */
export function clampView(view: View, sheet: Sheet, furthest: number): View {
  const scale = Math.max(1, Math.min(furthest, view.scale))
  const limit = (offset: number, start: number, length: number): number =>
    Math.min(start - start * scale, Math.max(start + length - (start + length) * scale, offset))
  return { scale, x: limit(view.x, sheet.x, sheet.width), y: limit(view.y, sheet.y, sheet.height) }
}
