// Looks over the shoulder of somebody in their first game, and knows which tip they need.
import type { Play } from '../games/play'
import { isSeen, isSilent, see } from './memory.svelte'
import { fits, isDecision, type Sight, type Tip, type Tips } from './tip'

/** A tip that has been before somebody's eyes for so many milliseconds has been read. */
const READING = 5000

export class Guide {
  tip: Tip | null = $state.raw(null)
  private since = 0
  private readonly given = new Set<string>()
  private readonly play: Play
  private readonly tips: Tips

  constructor(play: Play, tips: Tips) {
    this.play = play
    this.tips = tips
  }

  get game(): string {
    return this.play.table.game
  }
  private get sight(): Sight | null {
    const { me, view, beat } = this.play
    return me === null || view.phase === 'over' ? null : { me, view, event: beat?.event ?? null }
  }
  /** What is to be said now: a decision comes first, then what was being explained, then what has come about. */
  get wanted(): Tip | null {
    const { sight, tip } = this
    if (!sight || isSilent(this.game)) return null
    const fresh = (found: Tip): boolean => !isSeen(this.game, found.text)
    const apt = (found: Tip): boolean => fresh(found) && fits(found, sight)
    const begun = tip && !isDecision(tip) && fresh(tip) ? tip : null
    return this.tips.decisions.find(apt) ?? begun ?? this.tips.moments.find(apt) ?? null
  }
  /** Turns to another tip. The one before counts as read if there was time for it. */
  turnTo(tip: Tip | null, legible: boolean): void {
    const now = performance.now()
    if (this.tip === tip) return
    if (this.tip && legible && now - this.since > READING) see(this.game, [this.tip.text])
    if (tip) this.given.add(tip.text)
    this.tip = tip
    this.since = now
  }
  understood(): void {
    if (this.tip) see(this.game, [this.tip.text])
  }
  /** The first game is over: what it has brought up is not new any more. */
  finish(): void {
    if (this.given.size > 0) see(this.game, [...this.given])
  }
}
