// Setting up tables the short way.
import { language } from '../i18n/words.svelte'
import { api } from './api'
import { beSomebody } from './me.svelte'
import { randomWord } from './nonce'
import type { GameInfo, TablePage } from './protocol'

/** The level a newcomer meets: strong enough to be fun. */
export function middleLevel(game: GameInfo): string {
  return game.levels.includes('normal') ? 'normal' : (game.levels.at(-1) ?? 'easy')
}

export function goodNumber(game: GameInfo): number {
  return game.recommended.includes(4) ? 4 : (game.recommended[0] ?? game.fewest)
}

/** A game against bots, begun at once. */
export async function playNow(name: string): Promise<TablePage> {
  await beSomebody()
  const { games } = await api.games()
  const game = games.find((found) => found.name === name)
  if (!game) throw new Error(`no game ${name}`)
  const players = goodNumber(game)
  const level = middleLevel(game)
  const made = await api.create({
    game: name, players, open: false, language: language(), luck: randomWord(),
    bots: Array.from({ length: players - 1 }, (_, i) => ({ seat: i + 1, level })),
  })
  return api.start(made.table.id)
}
