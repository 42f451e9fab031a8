// How parties, splinters and players stand, in the terms of the boards.
import type { LaidPolitician, PartyStanding, TablePlace } from '../../boards/koalition/board'
import { listed, t } from '../../i18n/words.svelte'
import type { KoalitionView } from '../../lib/protocol'
import { isJoker, isSplinter, partyId, partyOfUnit, type Box } from './box.svelte'

type Names = (seat: number) => string

/** Why a party has the leader it has, where that is not plain to see. */
function noteOn(tally: KoalitionView['tally']['parties'][number], name: Names): string | undefined {
  if (tally.why === 'tied') {
    const most = Math.max(...tally.raw)
    return t('client-why-tied', { names: listed(tally.raw.flatMap((votes, seat) => (votes === most ? [name(seat)] : []))) })
  }
  if (tally.why === 'highest-card') return t('client-why-highest')
  if (tally.deposed !== null && tally.deposed !== tally.leader) return t('client-why-deposed', { name: name(tally.deposed) })
  return undefined
}

/** The running count: the parties that have cards on the table. */
export function partyStandings(view: KoalitionView, name: Names): PartyStanding[] {
  return view.tally.parties.flatMap((tally, party) =>
    view.table.some((laid) => laid.party === party) ? [{
      key: String(party), party: partyId(party), votes: tally.votes, leader: tally.leader,
      leaderName: tally.leader === null ? undefined : name(tally.leader),
      doublers: tally.doublers, scandal: tally.scandal, note: noteOn(tally, name),
    }] : [],
  )
}

/** Who may enter a coalition, in the order of the hemicycle. */
export function unitStandings(view: KoalitionView, name: Names): PartyStanding[] {
  return [...view.tally.units].sort((a, b) => a.party - b.party || a.unit - b.unit).map((unit) => ({
    key: String(unit.unit), party: partyId(unit.party), votes: unit.votes, leader: unit.seat, leaderName: name(unit.seat), splinter: isSplinter(unit.unit),
  }))
}

export function tablePlaces(view: KoalitionView, box: Box | null, name: Names): TablePlace[] {
  return view.points.map((score, seat) => ({
    seat, name: name(seat), score, hand: (view.politicians[seat] ?? 0) + (view.actions[seat] ?? 0),
    active: view.turn === seat && view.pending.includes(seat),
    laid: view.table.filter((laid) => laid.seat === seat).map((laid): LaidPolitician => ({
      card: laid.card, party: partyId(laid.party), votes: laid.votes, partners: box?.partnerIds(laid.party),
      doubled: laid.doublers, resigned: laid.resigned, joker: isJoker(laid.card), leader: leads(view, laid.seat, laid.card),
    })),
  }))
}

/** The best card of a party's leader wears the crown. */
function leads(view: KoalitionView, seat: number, card: number): boolean {
  const laid = view.table.find((other) => other.card === card)
  if (!laid || laid.resigned || view.tally.parties[laid.party]?.leader !== seat) return false
  const own = view.table.filter((other) => other.seat === seat && other.party === laid.party && !other.resigned)
  return own.every((other) => other.votes < laid.votes || (other.votes === laid.votes && other.card >= laid.card))
}

/** What is at stake for everybody in a coalition of these parties. */
export function coalitionOf(view: KoalitionView, units: readonly number[]): KoalitionView['tally']['coalitions'][number] | undefined {
  return view.tally.coalitions.find((found) => found.units.length === units.length && found.units.every((unit, i) => unit === units[i]))
}

export function unitsText(units: readonly number[], box: Box | null, name: Names, view: KoalitionView): string {
  return listed(units.map((unit) => {
    const party = box?.partyName(partyOfUnit(unit)) ?? ''
    const leader = view.tally.units.find((found) => found.unit === unit)?.seat
    return isSplinter(unit) && leader !== undefined ? t('client-splinter-of', { party, name: name(leader) }) : party
  }))
}
