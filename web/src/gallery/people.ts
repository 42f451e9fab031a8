// Guests and proposals for the gallery.
import type { BuilderPlayer, PlayerLine, Proposal } from '../table/people'

export const NAMES = ['Fritz', 'Gaby', 'Reiner', 'Claudia', 'Klaus', 'Peter', 'Wolfgang', 'Inge', 'Margot', 'Uwe']

export const PLAYERS: PlayerLine[] = [
  { seat: 0, name: 'Fritz', presence: 'here', score: 12, cards: 4, strength: 8, deciding: 'negotiating', clock: 0.7, seconds: 42, me: true },
  { seat: 1, name: 'Gaby', presence: 'here', score: 9, cards: 4, strength: 9, deciding: 'negotiating', clock: 0.4, seconds: 24 },
  { seat: 2, name: 'Reiner', presence: 'bot', score: 9, cards: 2, strength: 5 },
  { seat: 3, name: 'Claudia', presence: 'away', score: 21, cards: 3, strength: 6 },
  { seat: 4, name: 'Klaus-Dieter', presence: 'gone', score: 5, cards: 6, strength: 10, deciding: 'negotiating', clock: 0.14, seconds: 8 },
]

export const BUILDER_PLAYERS: BuilderPlayer[] = PLAYERS.map(({ seat, name, strength = 0, score = 0 }) => ({ seat, name, strength, money: score }))

export const PROPOSALS: Proposal[] = [
  { id: 'a', proposer: 'Gaby', state: 'open', mine: 'answer', height: 23, mug: 18, clock: 0.6, members: [{ seat: 1, name: 'Gaby', share: 3, agreed: true }, { seat: 0, name: 'Fritz', share: 2, agreed: false }, { seat: 3, name: 'Claudia', share: 2, agreed: true }] },
  { id: 'b', proposer: 'Reiner', state: 'standing', mine: 'none', height: 18, mug: 18, members: [{ seat: 2, name: 'Reiner', share: 4, agreed: true }, { seat: 4, name: 'Klaus-Dieter', share: 3, agreed: true }] },
  { id: 'c', proposer: 'Fritz', state: 'open', mine: 'proposed', height: 19, mug: 18, clock: 0.15, members: [{ seat: 0, name: 'Fritz', share: 3, agreed: true }, { seat: 4, name: 'Klaus-Dieter', share: 4, agreed: false }] },
]
