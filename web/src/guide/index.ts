// The guides of the games, each loaded when it is needed.
import type { Tips } from './tip'

const GUIDES: Record<string, () => Promise<{ default: unknown }>> = {
  saludos: () => import('./saludos'),
  koalition: () => import('./koalition'),
  greentown: () => import('./greentown'),
}

const NOTHING_TO_SAY: Tips = { decisions: [], moments: [] }

/** Where the guide can't be fetched, since the server has just gone, the game goes on without it. */
export async function tipsOf(game: string): Promise<Tips> {
  try {
    return ((await GUIDES[game]?.())?.default as Tips | undefined) ?? NOTHING_TO_SAY
  } catch {
    return NOTHING_TO_SAY
  }
}
