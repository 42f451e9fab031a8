// Tips for a first game of Saludos Amigos.
import type { SaludosMove, SaludosView } from '../lib/protocol'
import { hasPromised, isAsked, speaksIn } from './talks'
import { waitsForMe, type Sight, type Tips } from './tip'

type Seen = Sight<SaludosView>

function inTheLead({ view, me }: Seen): boolean {
  return view.offer?.members.includes(me) === true
}
function splits(sight: Seen): boolean {
  const { council } = sight.view
  return speaksIn(inTheLead(sight) ? council?.coalition_talks : council?.opposition_talks, sight.me)
}
/** Project number N has N sections. */
function completed({ view }: Seen): number {
  return view.laid.filter((sections, project) => project > 0 && sections === project).length
}

const saludos: Tips<SaludosView, SaludosMove> = {
  decisions: [
    { text: 'guide-saludos-strength', rule: 'SA-3.2', phase: 'strength', moves: ['Keep', 'Reroll'] },
    {
      text: 'guide-saludos-answer', rule: 'SA-4.6', phase: 'negotiation', moves: ['Agree', 'Decline'],
      when: ({ view, me }) => isAsked(view.talks, me),
    },
    {
      text: 'guide-saludos-gather', rule: 'SA-4.1', phase: 'negotiation', moves: ['Propose'],
      when: (sight) => !sight.view.offer && waitsForMe(sight),
    },
    {
      text: 'guide-saludos-mug', rule: 'SA-4.4', phase: 'negotiation', moves: ['Propose'],
      when: (sight) => sight.view.offer !== null && waitsForMe(sight) && !inTheLead(sight),
    },
    { text: 'guide-saludos-holding', rule: 'SA-4.5', phase: 'negotiation', moves: ['Propose'], when: inTheLead },
    {
      text: 'guide-saludos-promise', rule: 'SA-4.6', phase: 'negotiation', moves: ['TakeBack', 'Withdraw'],
      when: ({ view, me }) => hasPromised(view.talks, me),
    },
    { text: 'guide-saludos-pass', rule: 'SA-4.8', phase: 'negotiation', moves: ['Pass'] },
    { text: 'guide-saludos-call', rule: 'SA-5.1', phase: 'call', moves: ['Call', 'LetStand'] },
    { text: 'guide-saludos-attendance', rule: 'SA-5.3', phase: 'attendance', moves: ['Attend', 'StayAway'] },
    {
      text: 'guide-saludos-split-coalition', rule: 'SA-5.4', phase: 'splits',
      moves: ['Propose', 'Agree', 'Decline', 'TakeBack', 'Withdraw', 'Pass'],
      when: (sight) => splits(sight) && inTheLead(sight),
    },
    {
      text: 'guide-saludos-split-opposition', rule: 'SA-5.6', phase: 'splits',
      moves: ['Propose', 'Agree', 'Decline', 'TakeBack', 'Withdraw', 'Pass'],
      when: (sight) => splits(sight) && !inTheLead(sight),
    },
    { text: 'guide-saludos-cards', rule: 'SA-5.7', phase: 'cards', moves: ['Commit'] },
  ],
  moments: [
    { text: 'guide-saludos-journalist', rule: 'SA-7.1', when: ({ view, event }) => view.chit === 0 || event?.event === 'PressCame' },
    { text: 'guide-saludos-contract', rule: 'SA-2.3', when: ({ view }) => view.value > 0 },
    { text: 'guide-saludos-payday', rule: 'SA-6.1', when: ({ me, event }) => event?.event === 'CardDrawn' && event.seat === me },
    { text: 'guide-saludos-closing', rule: 'SA-8.2', when: (sight) => completed(sight) === 3 },
  ],
}

export default saludos
