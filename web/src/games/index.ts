// The games this client can show, each loaded when it is needed.
import type { GameFront } from './play'

const FRONTS: Record<string, () => Promise<{ default: unknown }>> = {
  saludos: () => import('./saludos'),
  koalition: () => import('./koalition'),
  greentown: () => import('./greentown'),
}

export function isPlayable(game: string): boolean {
  return game in FRONTS
}

export async function frontOf(game: string): Promise<GameFront> {
  const load = FRONTS[game]
  if (!load) throw new Error(`no board for the game ${game}`)
  return (await load()).default as GameFront
}
