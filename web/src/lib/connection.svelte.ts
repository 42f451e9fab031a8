// One socket to one table: hello, moves that are never doubled, and the calm way back after a loss.
import { randomWord } from './nonce'
import type { FromClient, FromServer, Hello, Move, No } from './protocol'

export interface Wire {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: (() => void) | null
}

export interface Wiring {
  table: string
  role: Hello['role']
  language: () => Hello['language']
  /** How much of the log is known already. */
  seen: () => number | null
  hear: (message: FromServer) => void
  dial?: () => Wire
}

export type LineState = 'connecting' | 'open' | 'lost' | 'ended'
export type Answer = { ok: true; n: number } | { ok: false; no: No }

interface Waiting { message: FromClient; answer: (answer: Answer) => void }

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
const PING_EVERY = 20_000
const PONG_WITHIN = 8_000
/** Reasons that no new attempt would change. */
const FINAL = ['no-such-table', 'no-onlookers', 'table-gone']

function dialServer(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/socket`) as unknown as Wire
}

export class Connection {
  state: LineState = $state('connecting')
  /** Why there is no way back, once `state` is "ended". */
  ending: string | null = $state(null)
  /** Moves said and not yet answered. */
  unanswered: number = $state(0)
  /** Milliseconds to add to this device's clock to have the server's. */
  offset: number = $state(0)

  private wire: Wire | null = null
  private readonly outbox = new Map<string, Waiting>()
  private tries = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private deadline: ReturnType<typeof setTimeout> | undefined
  private readonly pulse: ReturnType<typeof setInterval>
  private readonly wiring: Wiring
  private forget = false

  constructor(wiring: Wiring) {
    this.wiring = wiring
    this.pulse = setInterval(() => this.ping(), PING_EVERY)
    document.addEventListener('visibilitychange', this.wake)
    addEventListener('online', this.wake)
    this.dial()
  }

  /** Says a move and keeps it until it is answered, over as many sockets as that takes. */
  play(seat: number, move: Move): Promise<Answer> {
    return this.ask((nonce) => ({ type: 'play', nonce, seat, move }))
  }

  undo(seat: number): Promise<Answer> {
    return this.ask((nonce) => ({ type: 'undo', nonce, seat }))
  }

  /** Says what may be lost with the line: chat, votes. */
  say(message: FromClient): boolean {
    if (this.state !== 'open' || !this.wire) return false
    this.wire.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.end(null)
    clearInterval(this.pulse)
    document.removeEventListener('visibilitychange', this.wake)
    removeEventListener('online', this.wake)
  }

  private ask(make: (nonce: string) => FromClient): Promise<Answer> {
    return new Promise((answer) => {
      const nonce = randomWord()
      const message = make(nonce)
      this.outbox.set(nonce, { message, answer })
      this.unanswered = this.outbox.size
      this.say(message)
    })
  }

  private dial(): void {
    clearTimeout(this.retry)
    this.retry = undefined
    const wire = (this.wiring.dial ?? dialServer)()
    this.wire = wire
    wire.onopen = () => {
      const hello: Hello = {
        type: 'hello', table: this.wiring.table, role: this.wiring.role,
        seen: this.forget ? null : this.wiring.seen(), language: this.wiring.language(),
      }
      wire.send(JSON.stringify(hello))
    }
    wire.onmessage = ({ data }) => {
      if (wire === this.wire) this.heard(JSON.parse(data) as FromServer)
    }
    wire.onclose = () => {
      if (wire === this.wire) this.lost()
    }
  }

  private heard(message: FromServer): void {
    clearTimeout(this.deadline)
    switch (message.type) {
      case 'welcome':
        this.tries = 0
        this.forget = false
        this.offset = message.clocks.now - Date.now()
        this.state = 'open'
        this.wiring.hear(message)
        for (const { message: said } of this.outbox.values()) this.wire?.send(JSON.stringify(said))
        return
      case 'happened':
        this.offset = message.clocks.now - Date.now()
        break
      case 'pong':
        if (message.at > 0) this.offset = message.now - (message.at + Date.now()) / 2
        return
      case 'ack':
        this.answered(message.nonce, { ok: true, n: message.n })
        return
      case 'no':
        if (message.nonce !== null) this.answered(message.nonce, { ok: false, no: message })
        else if (this.state !== 'open' && FINAL.includes(message.refusal.code)) this.end(message.refusal.code)
        break
      case 'bye':
        if (message.reason === 'fresh') this.forget = true
        else if (FINAL.includes(message.reason)) this.end(message.reason)
        else if (message.reason === 'too-fast') this.tries = 5
        break
    }
    this.wiring.hear(message)
  }

  private answered(nonce: string, answer: Answer): void {
    const waiting = this.outbox.get(nonce)
    this.outbox.delete(nonce)
    this.unanswered = this.outbox.size
    waiting?.answer(answer)
  }

  private lost(): void {
    this.wire = null
    clearTimeout(this.deadline)
    if (this.state === 'ended') return
    this.state = 'lost'
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++)
    this.retry = setTimeout(() => this.dial(), wait * (0.75 + Math.random() / 2))
  }

  private end(why: string | null): void {
    this.state = 'ended'
    this.ending = why
    clearTimeout(this.retry)
    clearTimeout(this.deadline)
    this.wire?.close()
    this.wire = null
  }

  private ping(): void {
    if (!this.say({ type: 'ping', at: Date.now() })) return
    clearTimeout(this.deadline)
    this.deadline = setTimeout(() => {
      const silent = this.wire
      this.lost()
      silent?.close()
    }, PONG_WITHIN)
  }

  /** Something is missing between what is known and what comes: ask for it anew. */
  refetch(): void {
    const wire = this.wire
    this.wire = null
    wire?.close()
    this.state = 'lost'
    this.dial()
  }

  /** A tab that slept, or a network that is back, looks at once instead of waiting its turn. */
  private readonly wake = (): void => {
    if (document.hidden || this.state === 'ended') return
    if (this.retry !== undefined) this.dial()
    else this.ping()
  }
}
