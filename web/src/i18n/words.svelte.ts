// The house's words: one Fluent bundle per language, loaded when that language is chosen.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, FluentVariable>

/** Each language in its own name, so that a reader finds it whatever is on screen. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' }

const CATALOGUES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  de: () => import('./de'),
}

const loaded = new Map<Language, FluentBundle>()
let bundle: FluentBundle | undefined = $state.raw()
let current: Language = $state('en')

export function isLanguage(value: string): value is Language {
  return (LANGUAGES as readonly string[]).includes(value)
}

/** The reader's first language that we speak. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split('-')[0] ?? ''
    if (isLanguage(base)) return base
  }
  return 'en'
}

/** French puts a space before these, and no line may break there. */
function french(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0')
}

export function makeBundle(language: Language, sources: readonly string[]): FluentBundle {
  // Isolation marks are left out: all three languages run left to right.
  const made = new FluentBundle(language, { useIsolating: false, transform: language === 'fr' ? french : undefined })
  for (const source of sources) {
    const [problem] = made.addResource(new FluentResource(source))
    if (problem) throw problem
  }
  return made
}

export async function useLanguage(language: Language): Promise<void> {
  let wanted = loaded.get(language)
  if (!wanted) {
    wanted = makeBundle(language, Object.values((await CATALOGUES[language]()).default))
    loaded.set(language, wanted)
  }
  bundle = wanted
  current = language
  document.documentElement.lang = language
}

export function language(): Language {
  return current
}

/** A text of the catalogue with its parameters filled in; the bare key when it is unknown. */
export function t(id: string, args?: Args): string {
  const message = bundle?.getMessage(id)
  if (!bundle || !message?.value) return id
  return bundle.formatPattern(message.value, args ?? null, [])
}

/** Names as a sentence lists them: "Gaby, Fritz and Klaus". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(current, { type: 'conjunction' }).format(names)
}

export function number(value: number): string {
  return new Intl.NumberFormat(current).format(value)
}

export function clockTime(seconds: number): string {
  return new Intl.DateTimeFormat(current, { hour: '2-digit', minute: '2-digit' }).format(new Date(seconds * 1000))
}

export function hasText(id: string): boolean {
  return bundle?.getMessage(id)?.value != null
}

/** A moment of the server's as a day people would name. */
export function date(milliseconds: number): string {
  return new Intl.DateTimeFormat(current, { dateStyle: 'medium' }).format(new Date(milliseconds))
}
