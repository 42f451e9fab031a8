// What the table of Koalition needs to know to be drawn.
import type { PartyId } from '../../art/koalition/parties'

export interface PartyStanding {
  /** Distinguishes the splinters of one party. */
  key: string
  party: PartyId
  votes: number
  /** The player who speaks for it; null when tied or nobody does. */
  leader: number | null
  leaderName?: string
  doublers?: number
  scandal?: boolean
  splinter?: boolean
}

export interface LaidPolitician {
  card: number
  party: PartyId
  votes: number
  partners?: readonly PartyId[]
  doubled?: number
  resigned?: boolean
  joker?: boolean
}

export interface TablePlace {
  seat: number
  name: string
  laid: readonly LaidPolitician[]
  score: number
  hand: number
  active?: boolean
}
