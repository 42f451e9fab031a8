// A finished game, moment by moment, through the eyes of any seat.
import type { Play } from '../games/play'
import { api } from './api'
import { namesOf } from './people'
import type { Clocks, Move, Replay, ReplayStep, TableInfo, View } from './protocol'
import { onPhone } from './screen.svelte'
import type { Beat } from './stage.svelte'

const NO_CLOCKS: Clocks = { now: 0, running: false, seats: [] }

export class ReplayPlay implements Play {
  readonly table: TableInfo
  readonly names: readonly string[]
  readonly me: number | null
  readonly first: View
  readonly steps: readonly ReplayStep[]
  readonly clocks = NO_CLOCKS
  readonly busy = false
  at: number = $state(0)
  beat: Beat | null = $state.raw(null)
  beats: number = $state(0)
  private early: boolean = $state(false)

  constructor(replay: Replay, steps: readonly ReplayStep[], me: number | null) {
    this.table = replay.table
    this.names = namesOf(replay.table)
    this.first = replay.first
    this.steps = steps
    this.me = me
  }

  /** The whole game, page after page. */
  static async load(id: string, me: number | null): Promise<ReplayPlay> {
    const first = await api.replay(id, me, 0)
    const steps = [...first.steps]
    for (let next = first.next; next !== null; ) {
      const page: Replay = await api.replay(id, me, next)
      steps.push(...page.steps)
      next = page.next
    }
    return new ReplayPlay(first, steps, me)
  }

  /** The step that a link to a moment names. */
  static moment(hash: string): number {
    return Number(/^#n=(\d+)$/.exec(hash)?.[1] ?? 0)
  }

  seek(to: number): void {
    this.at = Math.max(0, Math.min(this.steps.length, to))
  }
  /** Shows one beat of those that a step has brought: on the board of before, if its cue comes later. */
  tell(beats: readonly Beat[], shown: Beat | null): void {
    this.beat = shown
    this.early = shown !== null && beats.slice(beats.indexOf(shown) + 1).some(({ cue }) => cue)
    this.beats += 1
  }

  private viewAt(moment: number): View {
    return this.steps[moment - 1]?.view ?? this.first
  }
  get view(): View {
    return this.viewAt(this.at)
  }
  get shown(): View {
    return this.viewAt(this.early ? this.at - 1 : this.at)
  }
  get phone(): boolean {
    return onPhone()
  }
  act(_move: Move): Promise<boolean> {
    return Promise.resolve(false)
  }
  undo(): Promise<boolean> {
    return Promise.resolve(false)
  }
}
