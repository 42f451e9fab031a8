// The people of a table as the rail shows them: who holds a seat, are they there, how is their time.
import type { SeatFacts } from '../games/play'
import type { PlayerLine, Presence } from '../table/people'
import { hasText, t } from '../i18n/words.svelte'
import type { Clocks, SeatInfo, TableInfo } from './protocol'
import { tick } from './ticking.svelte'

/** Bots are regulars too: whoever sits on a seat has the name of that chair. */
const REGULARS = ['Alois', 'Resi', 'Xaver', 'Vroni', 'Sepp', 'Zenzi', 'Korbinian', 'Leni', 'Girgl', 'Burgi']

/** What a seat is called, whoever holds it. */
export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name
  if (seat.holder === 'bot') return REGULARS[seat.seat] ?? t('client-presence-bot')
  return t('client-seat-name', { number: seat.seat + 1 })
}

/** How strong a bot is, and what it is like: "normal:greedy". */
export function levelName(level: string): string {
  const [strength = '', temperament] = level.split(':')
  const words = hasText(`bot-level-${strength}`) ? t(`bot-level-${strength}`) : strength
  return temperament && hasText(`bot-temperament-${temperament}`) ? `${words}, ${t(`bot-temperament-${temperament}`)}` : words
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

const COUNTED = 600

export function playerLines(table: TableInfo, facts: readonly SeatFacts[], clocks: Clocks, mine: readonly number[]): PlayerLine[] {
  return table.seats.map((seat) => {
    const clock = clockOf(clocks, seat.seat)
    return {
      seat: seat.seat, name: seatName(seat), presence: presenceOf(seat), me: mine.includes(seat.seat),
      ...facts[seat.seat], clock: clock?.left,
      // Over days nobody counts seconds: the ring says enough.
      seconds: clock && clock.seconds <= COUNTED ? clock.seconds : undefined,
    }
  })
}
