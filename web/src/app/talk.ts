// The log and the chat of a table as lines to read.
import type { GameFront, Play } from '../games/play'
import { t } from '../i18n/words.svelte'
import type { LiveTable } from '../lib/live.svelte'
import type { Step } from '../lib/protocol'
import { eventSentence } from '../lib/sentences'
import type { ChatLine } from '../table/Chat.svelte'
import type { LogLine } from '../table/EventLog.svelte'

/** More events than a step can have: keeps the keys of lines in order and apart. */
const LINES_PER_STEP = 1000

export function chatLines(live: LiveTable): ChatLine[] {
  return live.chat.map(({ id, seat, name, text }) => ({ id: String(id), seat, name, text }))
}

export function logLines(steps: readonly Step[], front: GameFront, play: Play): LogLine[] {
  return steps.flatMap((step): LogLine[] => {
    const first = step.n * LINES_PER_STEP
    if (step.undo !== null) return [{ at: first, text: t('client-took-back-move', { name: play.names[step.undo] ?? '' }), seat: step.undo }]
    return step.events.flatMap((event, i) =>
      front.quiet(event) ? [] : [{
        at: first + i,
        text: eventSentence(event, play.table.game, play.names, front.facts(event, play)),
        seat: 'seat' in event ? event.seat : 'by' in event ? event.by : undefined,
        big: front.chapter(event),
      }],
    )
  })
}

/** Which step a line of the log belongs to. */
export function stepOf(at: number): number {
  return Math.floor(at / LINES_PER_STEP)
}
