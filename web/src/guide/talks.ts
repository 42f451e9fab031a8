// Where I stand in the talks of a game that has them.
import type { Proposal, TalksView } from '../lib/protocol'

type Talks = TalksView | null | undefined

export function speaksIn(talks: Talks, me: number): boolean {
  return talks?.seats.includes(me) === true
}

/** Somebody's proposal that waits for my answer. */
export function isAsked(talks: Talks, me: number): boolean {
  return proposals(talks).some(({ members, agreed }) => members.includes(me) && !agreed.includes(me))
}

/** A proposal that I have agreed to and others have not. */
export function hasPromised(talks: Talks, me: number): boolean {
  return proposals(talks).some(({ agreed }) => agreed.includes(me))
}

function proposals(talks: Talks): readonly Proposal[] {
  return talks?.proposals ?? []
}
