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
  /** Why it has the leader it has, where that is not plain to see. */
  note?: string
}

export interface LaidPolitician {
  card: number
  party: PartyId
  votes: number
  partners?: readonly PartyId[]
  doubled?: number
  resigned?: boolean
  joker?: boolean
  /** Its player leads the party, and this is the best of their cards. */
  leader?: boolean
}

export interface TablePlace {
  seat: number
  name: string
  laid: readonly LaidPolitician[]
  score: number
  hand: number
  active?: boolean
}
