// Splitting a contract: it always sums up, and nobody gets less than one.
import { describe, expect, it } from 'vitest'
import { byStrength, canNudge, fairSplit, nudge } from '../src/table/shares'

const total = (shares: readonly number[]): number => shares.reduce((a, b) => a + b, 0)

describe('presets', () => {
  it('shares evenly, the rest to the first', () => {
    expect(fairSplit(7, 3)).toEqual([3, 2, 2])
    expect(fairSplit(9, 1)).toEqual([9])
    expect(fairSplit(2, 3)).toEqual([])
  })
  it('shares by strength', () => {
    expect(byStrength(9, [9, 10])).toEqual([4, 5])
    expect(byStrength(7, [6, 6, 6])).toEqual([3, 2, 2])
    expect(byStrength(4, [20, 1, 1])).toEqual([2, 1, 1])
  })
  it('always sums to the contract with at least one each', () => {
    for (let value = 2; value <= 12; value++) for (let members = 1; members <= Math.min(7, value); members++) {
      for (const shares of [fairSplit(value, members), byStrength(value, Array.from({ length: members }, (_, i) => (i * 7) % 11))]) {
        expect(shares).toHaveLength(members)
        expect(total(shares)).toBe(value)
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(1)
      }
    }
  })
})

describe('steps', () => {
  it('takes from the richest and gives to the poorest', () => {
    expect(nudge([2, 3, 2], 0, 1)).toEqual([3, 2, 2])
    expect(nudge([3, 3, 1], 0, -1)).toEqual([2, 3, 2])
  })
  it('never goes below one, nor moves alone', () => {
    expect(canNudge([1, 6], 0, -1)).toBe(false)
    expect(canNudge([6, 1], 0, 1)).toBe(false)
    expect(canNudge([7], 0, 1)).toBe(false)
    expect(canNudge([1, 6], 0, 1)).toBe(true)
  })
  it('keeps the sum through any walk of steps', () => {
    let shares = [3, 2, 2, 2]
    for (let i = 0; i < 200; i++) {
      shares = nudge(shares, (i * 7) % 4, i % 3 === 0 ? -1 : 1)
      expect(total(shares)).toBe(9)
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(1)
    }
  })
})
