// What this device remembers of its owner's wishes: language, light or dark, things that move.
import { isLanguage, type Language } from '../i18n/words.svelte'

export type Theme = 'auto' | 'light' | 'dark'
const LANGUAGE = 'stammtisch-language'
const THEME = 'stammtisch-theme'
const MOTION = 'stammtisch-motion'

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Where nothing may be kept, the wish holds until the page is closed.
  }
}

let theme: Theme = $state('auto')
let still: boolean = $state(false)

export function keptLanguage(): Language | null {
  const kept = recall(LANGUAGE)
  return kept !== null && isLanguage(kept) ? kept : null
}

export function keepLanguage(language: Language): void {
  keep(LANGUAGE, language)
}

export function currentTheme(): Theme {
  return theme
}

export function useTheme(next: Theme): void {
  theme = next
  keep(THEME, next)
  apply()
}

export function isStill(): boolean {
  return still
}

export function useStillness(next: boolean): void {
  still = next
  keep(MOTION, next ? 'still' : 'moving')
  apply()
}

function apply(): void {
  const { dataset } = document.documentElement
  if (theme === 'auto') delete dataset['theme']
  else dataset['theme'] = theme
  if (still) dataset['motion'] = 'still'
  else delete dataset['motion']
}

export function readSettings(): void {
  const kept = recall(THEME)
  theme = kept === 'light' || kept === 'dark' ? kept : 'auto'
  still = recall(MOTION) === 'still'
  apply()
}

// Another tab has changed its mind: this one agrees.
addEventListener('storage', (event) => {
  if (event.key === THEME || event.key === MOTION) readSettings()
})
