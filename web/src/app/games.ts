// The three games of the house, as the door announces them.

export type GameId = 'saludos' | 'koalition' | 'greentown'

export interface GameCard { id: GameId; name: string; about: string; least: number; most: number }

export const GAMES: readonly GameCard[] = [
  { id: 'saludos', name: 'client-game-saludos', about: 'client-about-saludos', least: 3, most: 7 },
  { id: 'koalition', name: 'client-game-koalition', about: 'client-about-koalition', least: 3, most: 10 },
  { id: 'greentown', name: 'client-game-greentown', about: 'client-about-greentown', least: 2, most: 4 },
]
