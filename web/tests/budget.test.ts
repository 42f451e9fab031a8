// Builds the client and weighs what a first visit loads; also looks at what the page asks of a strict CSP.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')
const out = mkdtempSync(join(tmpdir(), 'stammtisch-web-'))
let page = ''

beforeAll(async () => {
  await build({ root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error', build: { outDir: out } })
  page = readFileSync(join(out, 'index.html'), 'utf8')
}, 120_000)
afterAll(() => rmSync(out, { recursive: true, force: true }))

/** What the page names, and what those scripts import at once (not what they load later). */
function firstLoad(): Set<string> {
  const found = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? ''))
  for (const file of found) {
    if (!file.endsWith('.js')) continue
    for (const match of readFileSync(join(out, file), 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) found.add(`assets/${match[1]}`)
  }
  return found
}

it('loads less than 200 kB of script and style at first, with one language', () => {
  const english = readdirSync(join(out, 'assets')).filter((name) => /^en-.*\.js$/.test(name)).map((name) => `assets/${name}`)
  expect(english).toHaveLength(1)
  const files = [...firstLoad(), ...english]
  expect(files.some((file) => file.endsWith('.css'))).toBe(true)
  const weight = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file))).length, 0)
  expect(weight).toBeGreaterThan(10_000)
  expect(weight).toBeLessThan(200_000)
})

it('keeps the boards out of the first load', () => {
  const scripts = [...firstLoad()].filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(out, file), 'utf8')).join('')
  expect(scripts).not.toContain('client-board-saludos')
  expect(scripts).not.toContain('client-board-greentown')
  expect(scripts).not.toContain('client-hemicycle')
})

it('has no inline script, style or data URL, and ships neither gallery nor foreign addresses', () => {
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/)
  expect(page).not.toMatch(/<style|\sstyle=/)
  const names = readdirSync(join(out, 'assets'))
  for (const name of names.filter((file) => file.endsWith('.css'))) {
    const css = readFileSync(join(out, 'assets', name), 'utf8')
    expect(css, name).not.toContain('data:')
    expect(css, name).not.toMatch(/https?:/)
  }
  expect(readdirSync(out)).not.toContain('gallery.html')
  expect(names.filter((file) => file.endsWith('.woff2'))).toHaveLength(4)
})
