// What a game is told about the table it is played at, and what it gives the table in return.
import type { Component } from 'svelte'
import type { Args } from '../i18n/words.svelte'
import type { Beat } from '../lib/stage.svelte'
import type { Clocks, Event, Move, TableInfo, View } from '../lib/protocol'
import type { Choice } from '../table/SentenceBar.svelte'

/** The table from one pair of eyes: at a live game, or at a moment of a replay. */
export interface Play<V extends View = View> {
  readonly table: TableInfo
  readonly names: readonly string[]
  /** Whose eyes: a seat, or null for an onlooker. */
  readonly me: number | null
  /** How things stand. */
  readonly view: V
  /** How things stand on the board, which waits for its cue. */
  readonly shown: V
  readonly beat: Beat | null
  readonly beats: number
  readonly clocks: Clocks
  /** Moves are on their way and not yet answered. */
  readonly busy: boolean
  readonly phone: boolean
  act(move: Move): Promise<boolean>
  /** Takes my last move back, where the game allows it. */
  undo(): Promise<boolean>
}

export interface Prompt {
  sentence: string
  choices: readonly Choice[]
  /** Whether the table waits for me. */
  urgent: boolean
}

export interface SeatFacts {
  score?: number
  cards?: number
  strength?: number
  deciding?: string
}

/** One game in the hands of one person: what is asked of them, and what they are about to do. */
export interface Turn {
  readonly prompt: Prompt
  readonly seats: readonly SeatFacts[]
  /** Proposals that wait for my answer. */
  readonly waiting: number
  /** Key of the help for the decision of the moment. */
  readonly help: string
  readonly hand: boolean
  /** What the desk is called, where a button opens it. */
  readonly desk: string
  deskOpen: boolean
  handOpen: boolean
  /** Steps back from whatever is half done; false when there is nothing to step back from. */
  back(): boolean
}

export interface GameFront<V extends View = View, T extends Turn = Turn> {
  begin(play: Play<V>): T
  Board: Component<{ turn: T }>
  Hand: Component<{ turn: T }>
  Desk: Component<{ turn: T }>
  /** How an event is shown; null for those that need no showing. */
  beat(event: Event, play: Play<V>): Omit<Beat, 'event' | 'caption'> | null
  /** What a sentence about this event says besides the event's own facts. */
  facts(event: Event, play: Play<V>): Args
  /** Events that another one tells better: left out of the log. */
  quiet(event: Event): boolean
  /** Events that open a new chapter: bold in the log, stops in a replay. */
  chapter(event: Event): boolean
}
