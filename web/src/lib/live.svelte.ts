// Everything known about a table in play: views, log, chat, clocks, votes. Fed by the connection.
import { language } from '../i18n/words.svelte'
import { api } from './api'
import { Connection, type Answer, type Wire } from './connection.svelte'
import type {
  CallVote, ChatLine, Clocks, FromServer, Hello, Move, Refusal, Step, TableInfo, View,
} from './protocol'

/** Steps in a page of the log, as the server gives them. */
const PAGE = 100

export interface Trouble { id: number; refusal: Refusal; text: string }

export type Told = (steps: readonly Step[], views: readonly View[]) => void

export class LiveTable {
  info: TableInfo = $state.raw(null as unknown as TableInfo)
  ready: boolean = $state(false)
  role: NonNullable<Hello['role']> = $state('player')
  yours: readonly number[] = $state.raw([])
  views: readonly View[] = $state.raw([])
  /** The log as far as it is known here. */
  steps: readonly Step[] = $state.raw([])
  chat: readonly ChatLine[] = $state.raw([])
  unread: number = $state(0)
  clocks: Clocks = $state.raw({ now: 0, running: false, seats: [] })
  trouble: Trouble | null = $state.raw(null)
  readonly line: Connection

  private seq: number | null = $state(null)
  private troubles = 0
  private readonly told: Told

  constructor(table: string, role: NonNullable<Hello['role']>, told: Told, dial?: () => Wire) {
    this.told = told
    this.role = role
    this.line = new Connection({
      table, role, dial, language,
      // From the beginning: the first answer brings the log with it.
      seen: () => this.seq ?? 0,
      hear: (message) => this.hear(message),
    })
  }

  /** Whose eyes see what was: those of my seat; where several share a device, everybody's. */
  get eyes(): number | null {
    return this.yours.length === 1 ? (this.yours[0] ?? null) : null
  }
  /** How many steps lie before those known here. */
  get before(): number {
    return this.steps[0]?.n ?? this.seq ?? 0
  }

  /** Brings the page of the log before the part that is known. */
  async earlier(): Promise<void> {
    const known = this.before
    if (known === 0) return
    const page = await api.replay(this.info.id, this.eyes, Math.max(0, known - PAGE))
    this.learn(page.steps.map(({ step }) => step).filter(({ n }) => n < known))
  }

  /** The view of a seat, or the onlooker's. */
  viewOf(seat: number | null): View | null {
    return this.views.find((view) => view.seat === seat) ?? this.views[0] ?? null
  }

  async play(seat: number, move: Move): Promise<boolean> {
    return this.answered(await this.line.play(seat, move))
  }

  async undo(seat: number): Promise<boolean> {
    return this.answered(await this.line.undo(seat))
  }

  say(text: string): boolean {
    return this.line.say({ type: 'say', text })
  }

  callVote(subject: CallVote['subject'], seat: number | null = null): void {
    this.line.say({ type: 'call-vote', subject, seat })
  }

  ballot(vote: number, yes: boolean): void {
    this.line.say({ type: 'ballot', vote, yes })
  }

  close(): void {
    this.line.close()
  }

  complain(refusal: Refusal, text: string): void {
    this.trouble = { id: ++this.troubles, refusal, text }
  }

  private answered(answer: Answer): boolean {
    if (!answer.ok) this.complain(answer.no.refusal, answer.no.text)
    else this.trouble = null
    return answer.ok
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome': {
        const first = this.seq === null
        this.info = message.table
        this.role = message.role
        this.yours = message.yours
        this.clocks = message.clocks
        this.chat = message.chat
        if (!message.complete) this.steps = []
        this.take(message.seq, message.missed, message.views, first || !message.complete)
        this.ready = true
        if (!message.complete) void this.earlier().catch(() => undefined)
        break
      }
      case 'happened': {
        const next = message.steps[0]?.n ?? message.seq
        if (this.seq !== null && next > this.seq) {
          this.line.refetch()
          return
        }
        this.clocks = message.clocks
        this.take(message.seq, message.steps, message.views, false)
        break
      }
      case 'about':
        this.info = message.table
        break
      case 'yours':
        this.yours = message.yours
        this.take(Math.max(message.seq, this.seq ?? 0), [], message.views, true)
        break
      case 'time':
        this.clocks = message.clocks
        break
      case 'chat':
        if (!this.chat.some(({ id }) => id === message.line.id)) {
          this.chat = [...this.chat, message.line]
          this.unread += 1
        }
        break
      case 'no':
        this.complain(message.refusal, message.text)
        break
    }
  }

  private take(seq: number, steps: readonly Step[], views: readonly View[], quietly: boolean): void {
    const known = this.seq ?? 0
    const fresh = quietly ? steps : steps.filter((step) => step.n >= known)
    this.seq = seq
    this.views = views
    this.learn(steps)
    this.told(quietly ? [] : fresh, views)
  }

  private learn(steps: readonly Step[]): void {
    const have = new Set(this.steps.map((step) => step.n))
    const more = steps.filter((step) => !have.has(step.n))
    if (more.length > 0) this.steps = [...this.steps, ...more].sort((a, b) => a.n - b.n)
  }
}
