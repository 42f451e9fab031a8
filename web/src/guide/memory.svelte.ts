// Which tips this device has given, and for which games nobody wants any.
import { keep, recall } from '../lib/settings.svelte'

interface Known { silent: boolean; seen: readonly string[] }
const KEY = 'stammtisch-guide'
const NOTHING: Known = { silent: false, seen: [] }

let games: Readonly<Record<string, Known>> = $state.raw(read())

function read(): Record<string, Known> {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(kept as Record<string, Partial<Known>>).map(([game, known]) => [
      game, { silent: known.silent === true, seen: Array.isArray(known.seen) ? known.seen : [] },
    ]))
  } catch {
    // Something else has written there: then this is a first game.
    return {}
  }
}
function know(game: string, more: Partial<Known>): void {
  games = { ...games, [game]: { ...NOTHING, ...games[game], ...more } }
  keep(KEY, JSON.stringify(games))
}

export function isSilent(game: string): boolean {
  return games[game]?.silent === true
}
export function isSeen(game: string, text: string): boolean {
  return games[game]?.seen.includes(text) === true
}
export function hasSeenAny(game: string): boolean {
  return (games[game]?.seen.length ?? 0) > 0
}
export function see(game: string, texts: readonly string[]): void {
  know(game, { seen: [...new Set([...(games[game]?.seen ?? []), ...texts])] })
}
export function silence(game: string): void {
  know(game, { silent: true })
}
/** As in a first game. */
export function startAfresh(game: string): void {
  know(game, NOTHING)
}

// Another tab has learnt something: this one knows it, too.
addEventListener('storage', (event) => {
  if (event.key === KEY) games = read()
})
