// The line to the server: what is said is answered once, whatever happens to the socket.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveTable } from '../src/lib/live.svelte'
import type { Step } from '../src/lib/protocol'
import { Exchange, TABLE, viewOf, welcome } from './wire'

const RETRY = 20_000
let exchange: Exchange
let live: LiveTable
let told: Step[]

function step(n: number): Step {
  return { n, events: [{ event: 'Passed', seat: n % 3, to: null }], undo: null }
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('there is no server')))
  exchange = new Exchange()
  told = []
  live = new LiveTable('abcdefghjkmn', 'player', (steps) => told.push(...steps), exchange.dial)
  exchange.last.open()
})
afterEach(() => {
  live.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('coming to a table', () => {
  it('says hello with nothing seen, and shows what it is told', () => {
    expect(exchange.last.said('hello')[0]).toMatchObject({ table: 'abcdefghjkmn', seen: 0, role: 'player' })
    expect(live.ready).toBe(false)
    exchange.last.say(welcome({ seq: 2, missed: [step(0), step(1)] }))
    expect(live.ready).toBe(true)
    expect(live.line.state).toBe('open')
    expect(live.steps.map(({ n }) => n)).toEqual([0, 1])
    // What was there on arrival is not played as if it happened now.
    expect(told).toEqual([])
  })

  it('gives up at once when there is no such table', () => {
    exchange.last.say({ type: 'no', refusal: { code: 'no-such-table', facts: {} }, text: '', nonce: null })
    exchange.last.close()
    vi.advanceTimersByTime(RETRY)
    expect(live.line.state).toBe('ended')
    expect(live.line.ending).toBe('no-such-table')
    expect(exchange.wires).toHaveLength(1)
  })
})

describe('a move', () => {
  beforeEach(() => exchange.last.say(welcome()))

  it('is acknowledged by its nonce', async () => {
    const answer = live.play(0, { move: 'Pass' })
    expect(live.line.unanswered).toBe(1)
    const [said] = exchange.last.said('play')
    exchange.last.say({ type: 'ack', nonce: said?.nonce ?? '', n: 0 })
    expect(await answer).toBe(true)
    expect(live.line.unanswered).toBe(0)
  })

  it('that is refused explains itself', async () => {
    const answer = live.play(0, { move: 'Pass' })
    const [said] = exchange.last.said('play')
    exchange.last.say({ type: 'no', refusal: { code: 'already-passed', facts: {} }, text: 'You have passed.', nonce: said?.nonce ?? '' })
    expect(await answer).toBe(false)
    expect(live.trouble?.refusal.code).toBe('already-passed')
  })

  it('said again after a loss keeps its nonce, and is answered once', async () => {
    const answer = live.play(0, { move: 'Pass' })
    const nonce = exchange.last.said('play')[0]?.nonce
    exchange.last.close()
    expect(live.line.state).toBe('lost')
    vi.advanceTimersByTime(RETRY)
    exchange.last.open()
    expect(exchange.last.said('play')).toEqual([])
    exchange.last.say(welcome({ seq: 1, missed: [step(0)] }))
    expect(exchange.last.said('play').map((message) => message.nonce)).toEqual([nonce])
    exchange.last.say({ type: 'ack', nonce: nonce ?? '', n: 0 })
    expect(await answer).toBe(true)
    exchange.last.close()
    vi.advanceTimersByTime(RETRY)
    exchange.last.open()
    exchange.last.say(welcome({ seq: 1 }))
    expect(exchange.last.said('play')).toEqual([])
  })

  it('made while the line is down waits for it', () => {
    exchange.last.close()
    void live.play(0, { move: 'Pass' })
    expect(live.line.unanswered).toBe(1)
    vi.advanceTimersByTime(RETRY)
    exchange.last.open()
    exchange.last.say(welcome())
    expect(exchange.last.said('play')).toHaveLength(1)
  })
})

describe('a loss', () => {
  beforeEach(() => exchange.last.say(welcome({ seq: 1, missed: [step(0)] })))

  it('is made good with what was missed, each step once', () => {
    exchange.last.say({ type: 'happened', seq: 2, steps: [step(1)], views: [viewOf(0)], clocks: { now: Date.now(), running: true, seats: [] } })
    exchange.last.close()
    vi.advanceTimersByTime(RETRY)
    exchange.last.open()
    expect(exchange.last.said('hello')[0]?.seen).toBe(2)
    exchange.last.say(welcome({ seq: 4, missed: [step(2), step(3)] }))
    expect(live.steps.map(({ n }) => n)).toEqual([0, 1, 2, 3])
    expect(told.map(({ n }) => n)).toEqual([1, 2, 3])
  })

  it('waits longer each time, but never long', () => {
    const waits: number[] = []
    for (let i = 0; i < 8; i++) {
      exchange.last.close()
      const known = exchange.wires.length
      let waited = 0
      while (exchange.wires.length === known) {
        vi.advanceTimersByTime(100)
        waited += 100
      }
      waits.push(waited)
    }
    expect(waits[0]).toBeLessThan(1_000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(13_000)
    expect(waits[7]).toBeGreaterThan(waits[0] ?? 0)
  })

  it('is noticed when the server has gone silent', () => {
    vi.advanceTimersByTime(20_100)
    expect(exchange.last.said('ping')).toHaveLength(1)
    vi.advanceTimersByTime(8_100)
    expect(live.line.state).toBe('lost')
  })

  it('is assumed when something is missing between two messages', () => {
    exchange.last.say({ type: 'happened', seq: 6, steps: [step(5)], views: [viewOf(0)], clocks: { now: 0, running: true, seats: [] } })
    expect(exchange.wires).toHaveLength(2)
    exchange.last.open()
    expect(exchange.last.said('hello')[0]?.seen).toBe(1)
  })

  it('forgets the log when the server asks for a fresh start', () => {
    exchange.last.say({ type: 'bye', reason: 'fresh' })
    exchange.last.close()
    vi.advanceTimersByTime(RETRY)
    exchange.last.open()
    expect(exchange.last.said('hello')[0]?.seen).toBeNull()
    exchange.last.say(welcome({ seq: 9, complete: false }))
    expect(live.steps).toEqual([])
    expect(live.before).toBe(9)
  })

  it('brings the log before the last four hundred steps page by page, each step once', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      const start = Number(/start=(\d+)/.exec(path)?.[1])
      const steps = Array.from({ length: 100 }, (_, i) => ({ step: step(start + i), seat: 0, at: 0, view: viewOf(0) }))
      return { ok: true, status: 200, text: async () => JSON.stringify({ table: TABLE, first: viewOf(0), steps, next: start + 100 }) }
    })
    exchange.last.say(welcome({ seq: 650, complete: false }))
    await vi.waitFor(() => expect(live.before).toBe(550))
    exchange.last.say({ type: 'happened', seq: 651, steps: [step(650)], views: [viewOf(0)], clocks: { now: 0, running: true, seats: [] } })
    await live.earlier()
    expect(asked).toEqual(['/api/tables/abcdefghjkmn/replay?start=550&seat=0', '/api/tables/abcdefghjkmn/replay?start=450&seat=0'])
    expect(live.steps.map(({ n }) => n)).toEqual(Array.from({ length: 201 }, (_, i) => 450 + i))
    for (let pages = 0; pages < 9; pages++) await live.earlier()
    expect(live.before).toBe(0)
    expect(asked).toHaveLength(7)
  })
})

it('knows how far its clock is off', () => {
  exchange.last.say(welcome({ clocks: { now: Date.now() + 90_000, running: true, seats: [] } }))
  expect(Math.round(live.line.offset / 1000)).toBe(90)
})

it('counts chat lines that have not been read, each once', () => {
  exchange.last.say(welcome())
  const line = { id: 7, at: 0, name: 'Fritz', player: 'p1', seat: 1, text: 'Prost!' }
  exchange.last.say({ type: 'chat', line })
  exchange.last.say({ type: 'chat', line })
  expect(live.chat).toHaveLength(1)
  expect(live.unread).toBe(1)
})
