// Every pair of colours that the interface puts on each other meets WCAG AA, in light and dark.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(resolve(import.meta.dirname, '../src/styles/tokens.css'), 'utf8')
const tokens = new Map<string, [light: string, dark: string]>()
for (const [, name, value] of css.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)) {
  const pair = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value ?? '')
  if (name && pair?.[1] && pair[2]) tokens.set(name, [pair[1], pair[2]])
  else if (name && /^#[0-9a-f]{6}$/.test(value ?? '')) tokens.set(name, [value ?? '', value ?? ''])
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

function colour(name: string, theme: 0 | 1): string {
  const pair = tokens.get(name)
  if (!pair) throw new Error(`no colour token --${name}`)
  return pair[theme]
}

const TEXT: [string, string][] = ['ink', 'muted', 'beer', 'felt', 'brick', 'sky'].flatMap((ink) =>
  ['table', 'paper'].map((ground): [string, string] => [ink, ground]),
)
TEXT.push(['on-beer', 'beer-fill'], ['on-felt', 'felt'], ['on-brick', 'brick'], ['on-sky', 'sky'], ['art-ink', 'art-paper'], ['art-ink', 'art-cream'], ['art-ink', 'art-gold'])
const SHAPES: [string, string][] = ['line', 'focus'].flatMap((ink) => ['table', 'paper'].map((ground): [string, string] => [ink, ground]))
for (let seat = 0; seat < 10; seat++) SHAPES.push([`sign-${seat}`, `player-${seat}`])

describe.each([['light', 0], ['dark', 1]] as const)('colours in the %s', (_, theme) => {
  it.each(TEXT)('reads %s on %s at 4.5 : 1', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(SHAPES)('sees %s on %s at 3 : 1', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })
  it('tells all ten players apart', () => {
    const colours = Array.from({ length: 10 }, (_, seat) => colour(`player-${seat}`, theme))
    expect(new Set(colours).size).toBe(10)
  })
})
