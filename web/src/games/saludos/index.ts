// Saludos Amigos for the table: its board, hand and desk, and how its events are shown.
import type { Args } from '../../i18n/words.svelte'
import type { Event, SaludosEvent, SaludosView } from '../../lib/protocol'
import type { Beat } from '../../lib/stage.svelte'
import type { GameFront } from '../play'
import Board from './Board.svelte'
import Desk from './Desk.svelte'
import Hand from './Hand.svelte'
import { projectName, SaludosTurn } from './turn.svelte'

type Shown = Omit<Beat, 'event' | 'caption'>
const CHAPTERS = ['SectionLaid', 'PressCame', 'MugMoved', 'CouncilCalled', 'CouncilDecided', 'BonusPaid', 'GameOver']

function beat(event: SaludosEvent): Shown | null {
  switch (event.event) {
    case 'BagPassed': return { ms: 700, seat: event.seat }
    case 'SectionLaid': return { ms: 1500, sound: 'paper' }
    case 'PressCame': return { ms: 2200, sound: 'paper' }
    case 'Rolled': return { ms: 620, seat: event.seat, sound: 'dice' }
    case 'CardGiven': return { ms: 500, seat: event.seat, sound: 'paper' }
    case 'TalksOpened': return { ms: 900 }
    case 'Proposed': return { ms: 700, seat: event.by, sound: 'paper' }
    case 'Agreed': return { ms: 600, seat: event.seat, sound: 'handshake' }
    case 'Declined':
    case 'Withdrawn':
    case 'TookBack':
    case 'Passed': return { ms: 450, seat: event.seat }
    case 'MugMoved': return { ms: 1100, sound: 'mug', cue: true }
    case 'OfferWon':
    case 'NobodyOffered': return { ms: 900 }
    case 'LetItStand':
    case 'Attended':
    case 'StayedAway': return { ms: 500, seat: event.seat }
    case 'CouncilCalled': return { ms: 1400, seat: event.seat, sound: 'mug' }
    case 'SplitSettled': return { ms: 700 }
    case 'CouncilCollapsed': return { ms: 1400 }
    case 'CardsShown': return { ms: 1100, seat: event.seat, sound: 'paper' }
    case 'CouncilDecided': return { ms: 2400, sound: 'mug' }
    case 'Paid': return { ms: 800, seat: event.seat, cue: true }
    case 'CardDrawn': return { ms: 350, seat: event.seat, sound: 'paper' }
    case 'PileRenewed':
    case 'NoCardsLeft': return { ms: 800 }
    case 'BonusPaid': return { ms: 2200, cue: true }
    case 'GameOver': return { ms: 1500 }
    default: return null
  }
}

function facts(event: Event): Args {
  const found = event as SaludosEvent
  if (found.event === 'SectionLaid') return { project: projectName(found.project) }
  return {}
}

const saludos: GameFront<SaludosView, SaludosTurn> = {
  begin: (play) => new SaludosTurn(play),
  Board,
  Hand,
  Desk,
  beat: (event) => beat(event as SaludosEvent),
  facts,
  quiet: (event) => event.event === 'Closed' || event.event === 'CardGiven',
  chapter: (event) => CHAPTERS.includes(event.event),
}

export default saludos
