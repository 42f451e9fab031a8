// The show: in order, never far behind, gone at a tap.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Stage, type Beat } from '../src/lib/stage.svelte'
import { viewOf } from './wire'

let stage: Stage
beforeEach(() => {
  vi.useFakeTimers()
  stage = new Stage()
  stage.set([viewOf(0, { round: 1 })])
})
afterEach(() => {
  stage.skip()
  vi.useRealTimers()
})

function beat(caption: string, ms = 500, cue = false): Beat {
  return { event: { event: 'Passed', seat: 0, to: null }, caption, ms, cue }
}
function round(): number | undefined {
  return (stage.views[0] as ReturnType<typeof viewOf> | undefined)?.round
}

it('shows one beat after the other', () => {
  stage.show([beat('one'), beat('two')], [viewOf(0, { round: 2 })])
  expect(stage.beat?.caption).toBe('one')
  vi.advanceTimersByTime(500)
  expect(stage.beat?.caption).toBe('two')
  vi.advanceTimersByTime(500)
  expect(stage.beat).toBeNull()
})

it('lets the board change with the beat that is its cue', () => {
  stage.show([beat('cards'), beat('paid', 500, true)], [viewOf(0, { round: 2 })])
  expect(round()).toBe(1)
  vi.advanceTimersByTime(500)
  expect(round()).toBe(2)
})

it('lets the board change at once without a cue', () => {
  stage.show([beat('one')], [viewOf(0, { round: 2 })])
  expect(round()).toBe(2)
})

it('goes to how things stand when tapped away', () => {
  stage.show([beat('cards'), beat('paid', 500, true)], [viewOf(0, { round: 2 })])
  stage.show([beat('more')], [viewOf(0, { round: 3 })])
  stage.skip()
  expect(round()).toBe(3)
  expect(stage.beat).toBeNull()
})

it('is never further behind than a few seconds', () => {
  for (let i = 0; i < 12; i++) stage.show([beat(`beat ${i}`, 800)], [viewOf(0, { round: i + 2 })])
  vi.advanceTimersByTime(9_600 * 0.7)
  expect(round()).toBe(13)
  for (let i = 0; i < 60; i++) stage.show([beat(`beat ${i}`, 800)], [viewOf(0, { round: i + 20 })])
  vi.advanceTimersByTime(1_000)
  expect(round()).toBe(79)
})
