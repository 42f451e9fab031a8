// A live table through the eyes of whoever holds this device: one seat, several in turn, or none.
import type { GameFront, Play } from '../games/play'
import type { LiveTable } from './live.svelte'
import { namesOf } from './people'
import type { Clocks, Event, Move, Step, TableInfo, View } from './protocol'
import { onPhone } from './screen.svelte'
import { eventSentence } from './sentences'
import type { Beat, Stage } from './stage.svelte'

export class LivePlay implements Play {
  private readonly live: LiveTable
  private readonly stage: Stage
  /** Hot seat: whose hand was opened last, and who has asked for the device. */
  private holder: number | null = $state(null)
  private wanted: number | null = $state(null)

  constructor(live: LiveTable, stage: Stage) {
    this.live = live
    this.stage = stage
  }

  get table(): TableInfo {
    return this.live.info
  }
  get names(): readonly string[] {
    return namesOf(this.live.info)
  }
  get yours(): readonly number[] {
    return this.live.yours
  }
  get shared(): boolean {
    return this.live.yours.length > 1
  }
  get me(): number | null {
    if (!this.shared) return this.live.yours[0] ?? null
    return this.next === null ? this.holder : null
  }
  /** Hot seat: who is to take the device, as long as they have not; then the hand is covered. */
  get next(): number | null {
    if (!this.shared || this.live.info.status !== 'playing') return null
    if (this.wanted !== null) return this.wanted
    const pending = this.live.viewOf(null)?.pending ?? []
    const mine = this.live.yours.filter((seat) => pending.includes(seat))
    const holding = this.holder !== null && this.live.yours.includes(this.holder)
    if (holding && (mine.length === 0 || mine.includes(this.holder ?? -1))) return null
    return mine[0] ?? this.live.yours[0] ?? null
  }
  takeDevice(): void {
    this.holder = this.next
    this.wanted = null
  }
  /** Somebody else at this device wants a word: the curtain falls for them. */
  handTo(seat: number): void {
    this.wanted = seat
  }

  get view(): View {
    return this.live.viewOf(this.me) as View
  }
  get shown(): View {
    const views = this.stage.views
    return views.find((view) => view.seat === this.me) ?? views[0] ?? this.view
  }
  get beat(): Beat | null {
    return this.stage.beat
  }
  get beats(): number {
    return this.stage.count
  }
  get clocks(): Clocks {
    return this.live.clocks
  }
  get busy(): boolean {
    return this.live.line.unanswered > 0
  }
  get phone(): boolean {
    return onPhone()
  }
  act(move: Move): Promise<boolean> {
    const me = this.me
    return me === null ? Promise.resolve(false) : this.live.play(me, move)
  }
  undo(): Promise<boolean> {
    const me = this.me
    return me === null ? Promise.resolve(false) : this.live.undo(me)
  }
}

/** The beats that show what a step brought. */
export function beatsOf(front: GameFront, play: Play, events: readonly Event[]): Beat[] {
  return events.flatMap((event) => {
    const shown = front.beat(event, play)
    return shown ? [{ ...shown, event, caption: eventSentence(event, play.table.game, play.names, front.facts(event, play)) }] : []
  })
}

export function eventsOf(steps: readonly Step[]): Event[] {
  return steps.flatMap(({ events }) => events)
}
