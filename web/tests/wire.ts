// A server's end of a socket, for tests: hears what the client says and answers by hand.
import type { Wire } from '../src/lib/connection.svelte'
import type { FromClient, FromServer, SaludosView, TableInfo, Welcome } from '../src/lib/protocol'

export class FakeWire implements Wire {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  heard: FromClient[] = []
  closed = false
  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromClient)
  }
  close(): void {
    if (this.closed) return
    this.closed = true
    this.onclose?.()
  }
  open(): void {
    this.onopen?.()
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  said<T extends FromClient['type']>(type: T): Extract<FromClient, { type: T }>[] {
    return this.heard.filter((message): message is Extract<FromClient, { type: T }> => message.type === type)
  }
}

/** Every socket a client has opened, in order. */
export class Exchange {
  wires: FakeWire[] = []
  dial = (): FakeWire => {
    const wire = new FakeWire()
    this.wires.push(wire)
    return wire
  }
  get last(): FakeWire {
    const wire = this.wires.at(-1)
    if (!wire) throw new Error('nobody has dialled')
    return wire
  }
}

export const TABLE: TableInfo = {
  id: 'abcdefghjkmn', code: 'ABCDE', game: 'saludos', title: 'Saludos Amigos', edition: '', options: {}, status: 'playing', paused: null,
  open: false, language: 'en', spectators: true, chat: true, undo: false, clock: { kind: 'none' }, watching: 0, host: 'p', votes: [],
  commitment: 'c', salt: '', created: 0, started: 0, ended: null, rematch: null, result: null, awaited: [],
  seats: ['Gaby', 'Fritz', 'Klaus'].map((name, seat) => ({ seat, holder: 'person', name, player: `p${seat}`, level: null, away: null, present: true })),
}

export function viewOf(seat: number | null, more: Partial<SaludosView> = {}): SaludosView {
  return {
    game: 'saludos', seat, players: 3, pending: [0, 1, 2], result: null, edition: '', patience: 6, phase: 'negotiation', round: 1, bag_holder: 0,
    laid: [0, 0, 0, 0, 0, 1, 0], bag: [3, 1, 2, 3, 4, 4, 6], chit: 5, value: 6, money: [0, 4, 2], cards: [3, 3, 3], dice: [5, 2, 4], kept: [0, 1, 2],
    strengths: [8, 5, 7], rolling: [], drawing: [], pile: 47, discards: 0, shown: [0, 0, 0], buried: [0, 0, 0], offer: null,
    talks: { seats: [0, 1, 2], patience: 6, next_id: 1, proposals: [], said: [], passed: [] }, let_stand: [], council: null, votes: null, totals: [],
    hand: seat === null ? null : [1, 1, 1], my_buried: null, my_pushed: null, my_commit: null, ...more,
  }
}

export function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome', seq: 0, table: TABLE, role: 'player', yours: [0], views: [viewOf(0)], missed: [], complete: true,
    clocks: { now: Date.now(), running: true, seats: [] }, chat: [], ...more,
  }
}
