// Nothing in the source that a strict content security policy would forbid, no file that outgrows a page.
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = resolve(import.meta.dirname, '../src')
/** Written by a program from the Python messages, which are the place to read them. */
const GENERATED = join(SOURCE, 'lib/protocol.ts')

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)]))
}

it('writes no style attribute and no raw HTML into markup', () => {
  const components = files(SOURCE).filter((file) => file.endsWith('.svelte'))
  expect(components.length).toBeGreaterThan(50)
  for (const file of components) {
    const text = readFileSync(file, 'utf8')
    expect(text, file).not.toMatch(/\sstyle=/)
    expect(text, file).not.toContain('{@html')
    expect(text, file).not.toMatch(/\son[a-z]+="/)
  }
})

it('keeps every file short enough to read', () => {
  for (const file of files(SOURCE).filter((name) => name !== GENERATED)) expect(readFileSync(file, 'utf8').split('\n').length, file).toBeLessThan(400)
})

it('opens every file with what it is for', () => {
  for (const file of files(SOURCE)) expect(readFileSync(file, 'utf8'), file).toMatch(/^(<!-- |\/\/ |\/\* |@import|@font-face)/)
})
