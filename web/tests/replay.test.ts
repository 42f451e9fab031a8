// Walking through a finished game: which view belongs to a moment, and to what is shown of it.
import { describe, expect, it } from 'vitest'
import type { Replay, ReplayStep } from '../src/lib/protocol'
import { ReplayPlay } from '../src/lib/replayplay.svelte'
import type { Beat } from '../src/lib/stage.svelte'
import { TABLE, viewOf } from './wire'

const [before, after] = [viewOf(null, { round: 1 }), viewOf(null, { round: 2 })]
const step = { step: { n: 0, events: [] }, seat: 0, at: 0, view: after } as unknown as ReplayStep

function replay(): ReplayPlay {
  return new ReplayPlay({ table: TABLE, first: before, steps: [step], next: null } as unknown as Replay, [step], null)
}
const beat = (caption: string, cue = false): Beat => ({ event: { event: 'Passed', seat: 0, to: null }, caption, ms: 100, cue })

describe('a replay', () => {
  it('stays between its first and its last moment', () => {
    const play = replay()
    play.seek(-3)
    expect([play.at, play.view]).toEqual([0, before])
    play.seek(9)
    expect([play.at, play.view]).toEqual([1, after])
  })
  it('shows what comes before a cue on the board of before, and the rest on the board of after', () => {
    const play = replay()
    play.seek(1)
    const beats = [beat('the council decides'), beat('money is paid', true), beat('a card is drawn')]
    play.tell(beats, beats[0] ?? null)
    expect(play.shown).toBe(before)
    for (const shown of [beats[1], beats[2], null]) {
      play.tell(beats, shown ?? null)
      expect(play.shown).toBe(after)
    }
    expect(play.view).toBe(after)
  })
  it('reads the moment that a link names', () => {
    expect(['#n=12', '#n=', '', '#x'].map((hash) => ReplayPlay.moment(hash))).toEqual([12, 0, 0, 0])
  })
})
