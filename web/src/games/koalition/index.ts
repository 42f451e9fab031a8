// Koalition for the table: its board, hand and desk, and how its events are shown.
import { listed, type Args } from '../../i18n/words.svelte'
import type { Event, KoalitionEvent, KoalitionView } from '../../lib/protocol'
import type { Beat } from '../../lib/stage.svelte'
import type { GameFront, Play } from '../play'
import Board from './Board.svelte'
import { boxOf } from './box.svelte'
import Desk from './Desk.svelte'
import Hand from './Hand.svelte'
import { KoalitionTurn } from './turn.svelte'

type Shown = Omit<Beat, 'event' | 'caption'>
const CHAPTERS = ['CountryTurned', 'VoteWon', 'VoteFailed', 'EuropeBonusPaid', 'GameOver']
const QUIET = ['CardCame', 'Closed', 'StarterDrawn']

function beat(event: KoalitionEvent): Shown | null {
  switch (event.event) {
    case 'CountryTurned': return { ms: 1500, sound: 'paper', cue: true }
    case 'HandsDealt':
    case 'HandsTooSmall': return { ms: 900, sound: 'paper' }
    case 'PoliticianLaid':
    case 'JokerLaid': return { ms: 800, seat: event.seat, sound: 'paper' }
    case 'PartyDoubled':
    case 'LeaderDeposed':
    case 'PoliticianResigned':
    case 'ScandalBroke':
    case 'ResignationCleared':
    case 'ScandalCleared': return { ms: 1300, seat: event.by, sound: 'mug' }
    case 'LeaderFollowed': return { ms: 700, seat: event.seat }
    case 'PartyWithoutLeader': return { ms: 700 }
    case 'VotesCounted': return { ms: 1300, sound: 'mug' }
    case 'TalksOpened': return { ms: 900 }
    case 'Proposed': return { ms: 800, seat: event.by, sound: 'paper' }
    case 'Agreed': return { ms: 600, seat: event.seat, sound: 'handshake' }
    case 'Declined':
    case 'Withdrawn':
    case 'TookBack': return { ms: 500, seat: event.seat }
    case 'Passed': return { ms: 350, seat: event.seat }
    case 'VoteWon': return { ms: 2200, sound: 'handshake' }
    case 'VoteFailed': return { ms: 1600 }
    case 'PointsBooked': return { ms: 650, seat: event.seat }
    case 'StarterChosen': return { ms: 400, seat: event.seat }
    case 'EuropeBonusPaid': return { ms: 1400, sound: 'mug', cue: true }
    case 'GameOver': return { ms: 1500 }
    default: return null
  }
}

/** Names from the edition in place of numbers. */
function facts(event: Event, play: Play<KoalitionView>): Args {
  const box = boxOf(play.view.edition)
  if (!box) return {}
  const args: Args = {}
  if ('card' in event && typeof event.card === 'number') args['card'] = box.cardName(event.card)
  if ('party' in event && typeof event.party === 'number') args['party'] = box.partyName(event.party)
  if ('country' in event && typeof event.country === 'number') args['country'] = box.countryName(event.country)
  if ('parties' in event) args['parties'] = listed(event.parties.map((party) => box.partyName(party)))
  return args
}

const koalition: GameFront<KoalitionView, KoalitionTurn> = {
  begin: (play) => new KoalitionTurn(play),
  Board,
  Hand,
  Desk,
  beat: (event) => beat(event as KoalitionEvent),
  facts,
  quiet: (event) => QUIET.includes(event.event),
  chapter: (event) => CHAPTERS.includes(event.event),
}

export default koalition
