// What is printed on the cards of a table's edition: fetched once, and then known by its hash.
import { COUNTRIES, type CountryId } from '../../art/koalition/countries'
import { ACTION_NAMES, type ActionKind } from '../../art/koalition/actions'
import { PARTIES, PARTY_NAMES, type PartyId } from '../../art/koalition/parties'
import { language, t } from '../../i18n/words.svelte'
import { api } from '../../lib/api'

type Text = Record<string, string>
interface Printed {
  parties: { key: string; name: Text; partners: string[]; politicians: { votes: number; name: Text }[] }[]
  jokers: { votes: number }[]
  countries: { name: Text; politicians: number; bonuses: number[]; card: number }[]
}
interface Politician { party: number; votes: number; name: Text }

export const FIRST_JOKER = 60
export const FIRST_ACTION = 65
export const ACTION_KINDS: readonly ActionKind[] = ['doubler', 'downfall', 'resignation', 'scandal', 'clean-slate']

export function isPolitician(card: number): boolean {
  return card < FIRST_JOKER
}
export function isJoker(card: number): boolean {
  return card >= FIRST_JOKER && card < FIRST_ACTION
}
export function partyId(party: number): PartyId {
  return PARTIES[party] ?? 'fists'
}
export function partyNumber(party: PartyId): number {
  return PARTIES.indexOf(party)
}
/** A party 0 to 6, or of a splinter the party that fell apart. */
export function partyOfUnit(unit: number): number {
  return unit < 10 ? unit : Math.floor(unit / 10) - 1
}
export function isSplinter(unit: number): boolean {
  return unit >= 10
}

export class Box {
  private readonly printed: Printed
  private readonly politicians: readonly Politician[]

  constructor(printed: Printed) {
    this.printed = printed
    this.politicians = printed.parties.flatMap(({ politicians }, party) => politicians.map(({ votes, name }) => ({ party, votes, name })))
  }
  partyOf(card: number): number {
    return this.politicians[card]?.party ?? 0
  }
  votesOf(card: number): number {
    return this.politicians[card]?.votes ?? this.printed.jokers[card - FIRST_JOKER]?.votes ?? 0
  }
  cardName(card: number): string {
    const politician = this.politicians[card]
    if (politician) return politician.name[language()] ?? ''
    const action = ACTION_KINDS[card - FIRST_ACTION]
    return action ? t(ACTION_NAMES[action]) : t('client-joker')
  }
  partyName(party: number): string {
    return this.printed.parties[party]?.name[language()] ?? t(PARTY_NAMES[partyId(party)])
  }
  /** The parties that this one may govern with. */
  partners(party: number): number[] {
    const keys = this.printed.parties.map(({ key }) => key)
    return (this.printed.parties[party]?.partners ?? []).map((key) => keys.indexOf(key)).sort((a, b) => a - b)
  }
  partnerIds(party: number): PartyId[] {
    return this.partners(party).map(partyId)
  }
  countryName(country: number): string {
    return this.printed.countries[country]?.name[language()] ?? ''
  }
  countryId(country: number): CountryId {
    return COUNTRIES[country] ?? 'de'
  }
  bonuses(country: number): readonly number[] {
    return this.printed.countries[country]?.bonuses ?? []
  }
}

const boxes: Record<string, Box> = $state({})
const asked = new Set<string>()

/** The box of an edition, as soon as it is here. */
export function boxOf(edition: string): Box | null {
  return boxes[edition] ?? null
}

export function bringBox(edition: string, table: string): void {
  if (asked.has(edition)) return
  asked.add(edition)
  api.edition(table).then(
    (page) => {
      boxes[edition] = new Box(page.contents as unknown as Printed)
    },
    () => asked.delete(edition),
  )
}
