// The guides of the games, each loaded when it is needed.
import type { Tips } from './tip'

const GUIDES: Record<string, () => Promise<{ default: unknown }>> = {
  saludos: () => import('./saludos'),
  koalition: () => import('./koalition'),
  greentown: () => import('./greentown'),
}

export async function tipsOf(game: string): Promise<Tips> {
  const load = GUIDES[game]
  return load ? ((await load()).default as Tips) : { decisions: [], moments: [] }
}
