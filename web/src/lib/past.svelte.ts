// Looking back while the game goes on: the board as it stood at a moment of the log.
import type { GameFront, Play } from '../games/play'
import { api } from './api'
import type { LiveTable } from './live.svelte'
import { beatsOf } from './liveplay.svelte'
import { namesOf } from './people'
import type { Clocks, Move, Replay, ReplayStep, TableInfo, View } from './protocol'
import { onPhone } from './screen.svelte'
import { Stage, type Beat } from './stage.svelte'

const NO_CLOCKS: Clocks = { now: 0, running: false, seats: [] }

export class Past implements Play {
  /** Nobody acts in the past. */
  readonly me = null
  readonly busy = false
  readonly clocks = NO_CLOCKS
  /** The step looked at; null while one looks at the present. */
  at: number | null = $state(null)
  private readonly live: LiveTable
  private readonly front: GameFront
  private readonly stage = new Stage()
  private readonly steps = new Map<number, ReplayStep>()
  private first: View | null = null
  private eyes: number | null = null

  constructor(live: LiveTable, front: GameFront) {
    this.live = live
    this.front = front
  }

  get table(): TableInfo {
    return this.live.info
  }
  get names(): readonly string[] {
    return namesOf(this.live.info)
  }
  get view(): View {
    return this.stage.views[0] as View
  }
  get shown(): View {
    return this.view
  }
  get beat(): Beat | null {
    return this.stage.beat
  }
  get beats(): number {
    return this.stage.count
  }
  get phone(): boolean {
    return onPhone()
  }
  /** What happened at the moment looked at. */
  get step(): ReplayStep | null {
    return this.at === null ? null : (this.steps.get(this.at) ?? null)
  }

  /** The board before this step, what the step brought, and the board after it. */
  async look(n: number): Promise<void> {
    await this.fetch(n)
    const before = n === 0 ? this.first : this.steps.get(n - 1)?.view
    const now = this.steps.get(n)
    if (!before || !now) return
    this.stage.set([before])
    this.at = n
    this.stage.show(beatsOf(this.front, this, now.step.events), [now.view])
  }
  backToNow(): void {
    this.stage.skip()
    this.at = null
  }
  act(_move: Move): Promise<boolean> {
    return Promise.resolve(false)
  }
  undo(): Promise<boolean> {
    return Promise.resolve(false)
  }

  private async fetch(n: number): Promise<void> {
    const { eyes } = this.live
    if (eyes !== this.eyes) this.steps.clear()
    this.eyes = eyes
    if (this.steps.has(n) && (n === 0 || this.steps.has(n - 1))) return
    const page: Replay = await api.replay(this.live.info.id, eyes, Math.max(0, n - 1))
    this.first = page.first
    for (const step of page.steps) this.steps.set(step.step.n, step)
  }
}
