// How a game ended, in one sentence: for those who played, and for those who watched.
import { listed, t } from '../i18n/words.svelte'
import type { Play, Prompt } from './play'

/** `told` puts a score into words: "7 million", "31 points". */
export function verdict({ me, names, view: { result } }: Play, told: (score: number) => string): Prompt {
  const winners = result?.winners ?? []
  const sentence = !result || me === null
    ? t(winners.length > 1 ? 'client-end-tied' : 'client-end', { names: listed(winners.map((seat) => names[seat] ?? '')) })
    : t('client-verdict', { place: result.places[me] ?? 0, tied: winners.length > 1 ? 'yes' : 'no', score: told(result.scores[me] ?? 0) })
  return { sentence, choices: [], urgent: false }
}
