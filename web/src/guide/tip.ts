// What a tip is: words for a decision or a moment that somebody may meet for the first time.
import type { Event, Move, View } from '../lib/protocol'

/** The table as the person at it sees it just now. */
export interface Sight<V extends View = View> {
  readonly view: V
  readonly me: number
  /** What is being shown to have happened. */
  readonly event: Event | null
}

interface Words {
  /** Key of the text: a title, and in the lines below it what is good to know. */
  readonly text: string
  /** The rule that says it all. */
  readonly rule: string
}

/** Explains moves at the moment at which I may make them. */
export interface Decision<V extends View, M extends Move> extends Words {
  readonly phase: string
  readonly moves: readonly M['move'][]
  /** When just this decision is mine; as long as the table waits for me unless said otherwise. */
  when?(sight: Sight<V>): boolean
}

/** Explains something that has come about. */
export interface Moment<V extends View> extends Words {
  when(sight: Sight<V>): boolean
}

/** The tips of a game. Of several that would fit, the first is given. */
export interface Tips<V extends View = View, M extends Move = Move> {
  readonly decisions: readonly Decision<V, M>[]
  readonly moments: readonly Moment<V>[]
}

export type Tip<V extends View = View> = Decision<V, Move> | Moment<V>

export function waitsForMe({ view, me }: Sight): boolean {
  return view.pending.includes(me)
}

export function isDecision(tip: Tip): tip is Decision<View, Move> {
  return 'moves' in tip
}

export function fits(tip: Tip, sight: Sight): boolean {
  if (!isDecision(tip)) return tip.when(sight)
  return sight.view.phase === tip.phase && (tip.when ?? waitsForMe)(sight)
}
