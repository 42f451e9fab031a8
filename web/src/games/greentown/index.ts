// Greentown for the table: its board and desk, and how its events are shown.
import type { Event, GreentownEvent, GreentownView } from '../../lib/protocol'
import type { Beat } from '../../lib/stage.svelte'
import type { GameFront } from '../play'
import Board from './Board.svelte'
import Desk from './Desk.svelte'
import MarkerTray from './MarkerTray.svelte'
import { GreentownTurn } from './turn.svelte'

type Shown = Omit<Beat, 'event' | 'caption'>
const CHAPTERS = ['RoundBegan', 'ExcursionMade', 'LastRound', 'GameOver']
const QUIET = ['CardPutAside', 'CardTurned', 'TurnBegan']
/** How long the visitors take from one tile to the next. */
const STEP = 200

function beat(event: GreentownEvent): Shown | null {
  switch (event.event) {
    case 'MarkerTurned': return { ms: 700, seat: event.seat, sound: 'paper' }
    case 'ActionChosen': return { ms: 500, seat: event.seat }
    case 'TileLaid':
    case 'TileUpgraded': return { ms: 900, seat: event.seat, sound: 'paper' }
    case 'BuildingPutUp': return { ms: 900, seat: event.seat, sound: 'mug' }
    case 'TreeFelled':
    case 'TreePlanted': return { ms: 700, seat: event.seat, sound: 'paper' }
    case 'ExcursionMade': return { ms: STEP * event.tiles.length + 900, seat: event.seat }
    case 'Earned': return { ms: 600, seat: event.seat }
    case 'ExcursionForfeited': return { ms: 1000, seat: event.seat }
    case 'CardTaken': return { ms: 500, seat: event.seat, sound: 'paper' }
    case 'RoundBegan': return { ms: 600, seat: event.seat }
    case 'LastRound': return { ms: 1600, sound: 'mug' }
    case 'DoubleTurnUsed':
    case 'DoubleTurnKept': return { ms: 600, seat: event.seat }
    case 'GameOver': return { ms: 1500 }
    default: return null
  }
}

const greentown: GameFront<GreentownView, GreentownTurn> = {
  begin: (play) => new GreentownTurn(play),
  Board,
  Hand: MarkerTray,
  Desk,
  beat: (event: Event) => beat(event as GreentownEvent),
  facts: () => ({}),
  quiet: (event) => QUIET.includes(event.event),
  chapter: (event) => CHAPTERS.includes(event.event),
}

export default greentown
