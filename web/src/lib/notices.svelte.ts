// Short words to the person at this device: what was refused and why, what was copied.
import { t } from '../i18n/words.svelte'
import { Refused } from './api'
import { refusalSentence } from './sentences'

export interface Notice { id: number; text: string; tone: 'brick' | 'felt' }

let notice: Notice | null = $state.raw(null)
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const LASTS = 7_000

export function currentNotice(): Notice | null {
  return notice
}

export function tell(text: string, tone: Notice['tone'] = 'felt'): void {
  notice = { id: ++count, text, tone }
  clearTimeout(timer)
  timer = setTimeout(dismiss, LASTS)
}

export function dismiss(): void {
  notice = null
}

/** What went wrong, for people. */
export function problemText(problem: unknown): string {
  if (!(problem instanceof Refused)) return t('client-went-wrong')
  if (problem.refusal.code === 'offline') return t('client-offline')
  return refusalSentence(problem.refusal, problem.message, []) || t('client-went-wrong')
}

/** Why a link or a code leads nowhere; one that has been mangled is no riddle of the server's. */
export function roadText(problem: unknown, mangled: string): string {
  return problem instanceof Refused && problem.refusal.code === 'bad-message' ? t(mangled) : problemText(problem)
}

/** Does something that may be refused, and says so if it is. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what()
  } catch (problem) {
    if (!(problem instanceof Refused)) console.error(problem)
    tell(problemText(problem), 'brick')
    return undefined
  }
}
