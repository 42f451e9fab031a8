// The client's words: complete in every language, all defined, none unused, all well formed.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeBundle } from '../src/i18n/words.svelte'

const TEXTS = resolve(import.meta.dirname, '../../src/stammtisch/texts')
const SOURCE = resolve(import.meta.dirname, '../src')
const LANGUAGES = ['en', 'fr', 'de'] as const

function catalogue(language: string): { bundle: FluentBundle; keys: Set<string>; text: string } {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const text = readFileSync(join(TEXTS, language, 'client.ftl'), 'utf8')
  const problems = bundle.addResource(new FluentResource(text))
  expect(problems).toEqual([])
  return { bundle, text, keys: new Set([...text.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((match) => match[1] ?? '')) }
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(folder, entry.name)) : /\.(svelte|ts)$/.test(entry.name) ? [join(folder, entry.name)] : [],
  )
}

const used = new Map<string, string>()
for (const file of sources(SOURCE)) {
  for (const match of readFileSync(file, 'utf8').matchAll(/['"`](client-[a-z0-9-]+)/g)) used.set(match[1] ?? '', file)
}

describe('the catalogue', () => {
  it.each(LANGUAGES)('fits together with the texts of the engine and the server in %s', (language) => {
    const folder = join(TEXTS, language)
    const texts = readdirSync(folder).filter((name) => name.endsWith('.ftl')).map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(makeBundle(language, texts).getMessage('client-agree')?.value).toBeTruthy()
  })

  it.each(LANGUAGES)('has every key of the others and parses in %s', (language) => {
    const { keys, bundle } = catalogue(language)
    expect(keys.size).toBeGreaterThan(100)
    for (const other of LANGUAGES) expect([...catalogue(other).keys].filter((key) => !keys.has(key))).toEqual([])
    for (const key of keys) expect(bundle.getMessage(key)?.value, key).toBeTruthy()
  })

  it('defines every key that the source uses', () => {
    const { keys } = catalogue('en')
    expect([...used].filter(([key]) => !keys.has(key))).toEqual([])
  })

  it('has no key that nothing uses', () => {
    expect([...catalogue('en').keys].filter((key) => !used.has(key))).toEqual([])
  })

  it('uses whole keys only, so that these checks see all of them', () => {
    for (const file of sources(SOURCE)) expect(readFileSync(file, 'utf8'), file).not.toMatch(/client-[a-z-]*\$\{/)
  })

  it.each(LANGUAGES)('asks for the same parameters in %s as in English', (language) => {
    const parameters = (text: string): Map<string, string> => {
      const found = new Map<string, string>()
      for (const block of text.split(/\n(?=[a-z])/)) {
        const key = /^([a-z][a-z0-9-]*) *=/.exec(block)?.[1]
        if (key) found.set(key, [...new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort().join(' '))
      }
      return found
    }
    expect(parameters(catalogue(language).text)).toEqual(parameters(catalogue('en').text))
  })
})
