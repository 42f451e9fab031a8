// Tips for a first game of Greentown.
import type { GreentownMove, GreentownView } from '../lib/protocol'
import type { Tips } from './tip'

const greentown: Tips<GreentownView, GreentownMove> = {
  decisions: [
    { text: 'guide-greentown-marker', rule: 'GT-3.1', phase: 'marker', moves: ['TurnOver'] },
    { text: 'guide-greentown-choice', rule: 'GT-3.2', phase: 'choice', moves: ['Decide'] },
    { text: 'guide-greentown-lay', rule: 'GT-4.2', phase: 'works', moves: ['Lay'] },
    { text: 'guide-greentown-exchange', rule: 'GT-4.4', phase: 'works', moves: ['Upgrade'] },
    { text: 'guide-greentown-site', rule: 'GT-4.8', phase: 'site', moves: ['Build', 'LeaveSite'] },
    { text: 'guide-greentown-tree', rule: 'GT-4.10', phase: 'tree', moves: ['Replant'] },
    { text: 'guide-greentown-done', rule: 'GT-4.1', phase: 'done', moves: ['EndTurn'] },
    { text: 'guide-greentown-route', rule: 'GT-5.2', phase: 'excursion', moves: ['Route'] },
    { text: 'guide-greentown-wishes', rule: 'GT-5.5', phase: 'excursion', moves: ['Route'] },
    { text: 'guide-greentown-stay', rule: 'GT-5.10', phase: 'excursion', moves: ['StayHome'] },
    { text: 'guide-greentown-double', rule: 'GT-2.5', phase: 'double', moves: ['UseDoubleTurn', 'KeepDoubleTurn'] },
  ],
  moments: [
    { text: 'guide-greentown-ending', rule: 'GT-6.4', when: ({ view }) => view.ending !== '' },
    { text: 'guide-greentown-card', rule: 'GT-5.1', when: ({ view, me }) => view.cards[me] != null },
    { text: 'guide-greentown-holder', rule: 'GT-2.3', when: ({ view, me }) => view.holder === me },
    { text: 'guide-greentown-income', rule: 'GT-5.6', when: ({ view, me }) => view.last_traveller !== null && view.last_traveller !== me },
  ],
}

export default greentown
