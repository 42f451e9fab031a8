// What an action card can be played on; why it can't be elsewhere is for the table to say.
import type { ActionKind } from '../../art/koalition/actions'
import type { KoalitionMove, KoalitionView } from '../../lib/protocol'

export function onCards(kind: ActionKind): boolean {
  return kind === 'doubler' || kind === 'resignation' || kind === 'clean-slate'
}
export function onParties(kind: ActionKind): boolean {
  return kind === 'downfall' || kind === 'scandal' || kind === 'clean-slate'
}

export function cardTargets(kind: ActionKind, view: KoalitionView): number[] {
  return view.table.flatMap(({ card, resigned, cleared }) => {
    const fits = kind === 'doubler' || (kind === 'resignation' && !resigned && !cleared) || (kind === 'clean-slate' && resigned)
    return fits ? [card] : []
  })
}

export function partyTargets(kind: ActionKind, view: KoalitionView): number[] {
  return view.tally.parties.flatMap(({ leader, raw, scandal, cleared }, party) => {
    const others = raw.some((votes, seat) => votes > 0 && seat !== leader)
    const fits =
      (kind === 'downfall' && leader !== null && others) ||
      (kind === 'scandal' && leader !== null && !scandal && !cleared) ||
      (kind === 'clean-slate' && scandal)
    return fits ? [party] : []
  })
}

export function onCard(kind: ActionKind, card: number): KoalitionMove | null {
  if (kind === 'doubler') return { move: 'Doubler', card }
  if (kind === 'resignation') return { move: 'Resignation', card }
  return kind === 'clean-slate' ? { move: 'ClearPolitician', card } : null
}

export function onParty(kind: ActionKind, party: number): KoalitionMove | null {
  if (kind === 'downfall') return { move: 'Downfall', party }
  if (kind === 'scandal') return { move: 'Scandal', party }
  return kind === 'clean-slate' ? { move: 'ClearParty', party } : null
}
