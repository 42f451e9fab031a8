// Events and refusals as sentences of the shared catalogue, with people's names in place of seats.
import { hasText, listed, t, type Args } from '../i18n/words.svelte'
import type { Event, Refusal } from './protocol'

const ONE_SEAT = ['seat', 'by']
const SEVERAL_SEATS = ['seats', 'members']
const PER_SEAT = ['fines', 'money', 'scores', 'strengths', 'totals']

type Facts = Record<string, unknown>

/** `TookBack` is "took-back" in the catalogue. */
function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
}

function several(name: string, values: readonly unknown[], names: readonly string[]): string {
  if (names.length > 0 && SEVERAL_SEATS.includes(name)) {
    return values.length > 0 ? listed(values.map((seat) => names[Number(seat)] ?? String(seat))) : t('names-nobody')
  }
  if (PER_SEAT.includes(name) && values.length === names.length) {
    return names.map((who, i) => `${who} ${String(values[i])}`).join(', ')
  }
  return values.join('\u00a0/\u00a0')
}

export function variables(facts: Facts, names: readonly string[], game = ''): Args {
  const args: Args = {}
  for (const [name, value] of Object.entries(facts)) {
    if (Array.isArray(value)) {
      args[`${name}-count`] = value.length
      args[name] = several(name, value, names)
    } else if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no'
    else if (ONE_SEAT.includes(name) && typeof value === 'number') args[name] = names[value] ?? value
    else if (game && hasText(`${game}-${name}-${String(value)}`)) args[name] = t(`${game}-${name}-${String(value)}`)
    else if (typeof value === 'number' || typeof value === 'string') args[name] = value
  }
  return args
}

export function eventSentence(event: Event, game: string, names: readonly string[], more: Args = {}): string {
  const name = kebab(event.event)
  const own = `event-${game}-${name}`
  return t(hasText(own) ? own : `event-${name}`, { ...variables(event, names, game), ...more })
}

/** The catalogue's words for a refusal; the server's own where this client has none. */
export function refusalSentence(refusal: Refusal, text: string, names: readonly string[]): string {
  const key = `refusal-${refusal.code}`
  return hasText(key) ? t(key, variables(refusal.facts, names)) : text
}
