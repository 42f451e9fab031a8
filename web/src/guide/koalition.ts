// Tips for a first game of Koalition.
import type { KoalitionMove, KoalitionView } from '../lib/protocol'
import { ACTION_KINDS, FIRST_ACTION, isJoker } from '../games/koalition/box.svelte'
import type { ActionKind } from '../art/koalition/actions'
import { hasPromised, isAsked, speaksIn } from './talks'
import { waitsForMe, type Sight, type Tips } from './tip'

type Seen = Sight<KoalitionView>

function holding(kind: ActionKind): (sight: Seen) => boolean {
  const card = FIRST_ACTION + ACTION_KINDS.indexOf(kind)
  return (sight) => waitsForMe(sight) && sight.view.hand?.includes(card) === true
}
function speaks({ view, me }: Seen): boolean {
  return speaksIn(view.talks, me)
}
function lastOutcome({ view }: Seen): string | undefined {
  return view.played.at(-1)?.outcome
}

const koalition: Tips<KoalitionView, KoalitionMove> = {
  decisions: [
    { text: 'guide-koalition-laying', rule: 'KO-3.2', phase: 'laying', moves: ['Lay'] },
    {
      text: 'guide-koalition-joker', rule: 'KO-3.3', phase: 'laying', moves: ['LayJoker'],
      when: (sight) => waitsForMe(sight) && sight.view.hand?.some(isJoker) === true,
    },
    { text: 'guide-koalition-opening', rule: 'KO-4.1', phase: 'actions', moves: ['Pass'], when: (sight) => waitsForMe(sight) && !sight.view.opened },
    { text: 'guide-koalition-following', rule: 'KO-4.2', phase: 'actions', moves: ['Pass'], when: (sight) => waitsForMe(sight) && sight.view.opened },
    { text: 'guide-koalition-doubler', rule: 'KO-4.4', phase: 'actions', moves: ['Doubler'], when: holding('doubler') },
    { text: 'guide-koalition-downfall', rule: 'KO-4.8', phase: 'actions', moves: ['Downfall'], when: holding('downfall') },
    { text: 'guide-koalition-resignation', rule: 'KO-4.7', phase: 'actions', moves: ['Resignation'], when: holding('resignation') },
    { text: 'guide-koalition-scandal', rule: 'KO-4.13', phase: 'actions', moves: ['Scandal'], when: holding('scandal') },
    { text: 'guide-koalition-clean-slate', rule: 'KO-4.14', phase: 'actions', moves: ['ClearPolitician', 'ClearParty'], when: holding('clean-slate') },
    {
      text: 'guide-koalition-answer', rule: 'KO-6.5', phase: 'talks', moves: ['Agree', 'Decline'],
      when: ({ view, me }) => isAsked(view.talks, me),
    },
    { text: 'guide-koalition-talks', rule: 'KO-6.2', phase: 'talks', moves: ['Propose'], when: speaks },
    {
      text: 'guide-koalition-promise', rule: 'KO-6.6', phase: 'talks', moves: ['TakeBack', 'Withdraw'],
      when: ({ view, me }) => hasPromised(view.talks, me),
    },
    { text: 'guide-koalition-pass', rule: 'KO-6.9', phase: 'talks', moves: ['Pass'] },
  ],
  moments: [
    { text: 'guide-koalition-redeal', rule: 'KO-8.1', when: ({ event }) => event?.event === 'HandsTooSmall' },
    { text: 'guide-koalition-outside', rule: 'KO-7.4', when: (sight) => sight.view.phase === 'talks' && !speaks(sight) },
    { text: 'guide-koalition-majority', rule: 'KO-5.4', when: ({ view }) => view.phase === 'talks' },
    { text: 'guide-koalition-failed', rule: 'KO-7.7', when: (sight) => ['no-coalition', 'no-agreement'].includes(lastOutcome(sight) ?? '') },
    { text: 'guide-koalition-points', rule: 'KO-7.1', when: (sight) => ['majority', 'coalition'].includes(lastOutcome(sight) ?? '') },
    { text: 'guide-koalition-leader', rule: 'KO-5.5', when: ({ view, me }) => view.tally.parties.some(({ leader }) => leader === me) },
    { text: 'guide-koalition-europe', rule: 'KO-9.1', when: ({ view }) => view.played.length > 0 },
  ],
}

export default koalition
