// People round the table, and the proposals between them, as the interface shows them.

export type Presence = 'here' | 'away' | 'gone' | 'bot'

export interface PlayerLine {
  seat: number
  name: string
  presence: Presence
  score?: number
  cards?: number
  strength?: number
  /** What they are deciding, in words; empty when it is not on them. */
  deciding?: string
  /** Share of their time that is left, and how many seconds that is. */
  clock?: number
  seconds?: number
  me?: boolean
}

export interface ProposalMember {
  seat: number
  name: string
  share?: number
  strength?: number
  agreed: boolean
}

/** How somebody stands, and what a proposal would add to it. */
export interface Gain {
  seat: number
  name: string
  now: number
  gain: number
}

export interface Proposal {
  id: string
  proposer: string
  members: readonly ProposalMember[]
  /** Where it would stand on the bid track, and where the mug stands now. */
  height?: number
  mug?: number
  clock?: number
  /** Everybody's standing with it; left out where nothing would change. */
  gains?: readonly Gain[]
  state: 'open' | 'standing' | 'lapsed'
  /** What I may do about it. */
  mine: 'answer' | 'agreed' | 'proposed' | 'none'
}

export interface BuilderTerms {
  members: number[]
  shares: number[]
}

export interface BuilderPlayer {
  seat: number
  name: string
  strength: number
  money?: number
}

export const PRESENCE_WORDS: Record<Presence, string> = {
  here: 'client-presence-here',
  away: 'client-presence-away',
  gone: 'client-presence-gone',
  bot: 'client-presence-bot',
}
