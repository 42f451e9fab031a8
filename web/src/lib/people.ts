// The people of a table as the rail shows them: who holds a seat, are they there, how is their time.
import type { SeatFacts } from '../games/play'
import type { PlayerLine, Presence } from '../table/people'
import { t } from '../i18n/words.svelte'
import type { Clocks, SeatInfo, TableInfo } from './protocol'
import { tick } from './ticking.svelte'

/** What a seat is called, whoever holds it. */
export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name
  return t(seat.holder === 'bot' ? 'client-bot-name' : 'client-seat-name', { number: seat.seat + 1 })
}

export function namesOf(table: TableInfo): string[] {
  return table.seats.map(seatName)
}

export function presenceOf(seat: SeatInfo): Presence {
  if (seat.holder === 'bot') return 'bot'
  return seat.holder === 'person' && seat.present ? 'here' : 'away'
}

/** Share of a seat's time that is left, and how many seconds that is. */
export function clockOf(clocks: Clocks, seat: number): { left: number; seconds: number } | undefined {
  const clock = clocks.seats.find((other) => other.seat === seat)
  if (!clock || clock.span <= 0) return undefined
  const now = clocks.running ? tick() + offset : clocks.now
  const left = Math.max(0, clock.until - now)
  return { left: Math.min(1, left / clock.span), seconds: Math.ceil(left / 1000) }
}

let offset = 0

/** How far the server's clock is ahead of this device's. */
export function setClockOffset(milliseconds: number): void {
  offset = milliseconds
}

export function playerLines(table: TableInfo, facts: readonly SeatFacts[], clocks: Clocks, mine: readonly number[]): PlayerLine[] {
  return table.seats.map((seat) => {
    const clock = clockOf(clocks, seat.seat)
    return {
      seat: seat.seat, name: seatName(seat), presence: presenceOf(seat), me: mine.includes(seat.seat),
      ...facts[seat.seat], clock: clock?.left, seconds: clock?.seconds,
    }
  })
}
