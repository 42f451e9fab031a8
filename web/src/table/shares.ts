// Splitting a contract: whole millions, at least one each, always summing to the contract.

export type Shares = readonly number[]

function sum(shares: Shares): number {
  return shares.reduce((total, share) => total + share, 0)
}

/** Equal shares; what does not divide goes to those named first. */
export function fairSplit(value: number, members: number): number[] {
  if (members < 1 || members > value) return []
  const each = Math.floor(value / members)
  const over = value - each * members
  return Array.from({ length: members }, (_, i) => each + (i < over ? 1 : 0))
}

/** In proportion to what each brings, nobody below one; largest remainders round up. */
export function byStrength(value: number, strengths: Shares): number[] {
  const members = strengths.length
  if (members < 1 || members > value) return []
  const total = sum(strengths)
  if (total <= 0) return fairSplit(value, members)
  const exact = strengths.map((strength) => (value * strength) / total)
  const shares = exact.map((share) => Math.max(1, Math.floor(share)))
  const byRemainder = exact.map((share, i) => ({ i, rest: share - Math.floor(share) })).sort((a, b) => b.rest - a.rest || a.i - b.i)
  for (let n = 0; sum(shares) < value; n++) {
    const { i } = byRemainder[n % members] ?? { i: 0 }
    shares[i] = (shares[i] ?? 0) + 1
  }
  while (sum(shares) > value) {
    const richest = richestOther(shares, -1)
    if (richest < 0) break
    shares[richest] = (shares[richest] ?? 0) - 1
  }
  return shares
}

function richestOther(shares: Shares, not: number): number {
  let found = -1
  shares.forEach((share, i) => {
    if (i !== not && share > 1 && (found < 0 || share > (shares[found] ?? 0))) found = i
  })
  return found
}

function poorestOther(shares: Shares, not: number): number {
  let found = -1
  shares.forEach((share, i) => {
    if (i !== not && (found < 0 || share < (shares[found] ?? 0))) found = i
  })
  return found
}

/**
 * One million more or less for one member. What they gain comes from the one with most,
 * what they give goes to the one with least, so the sum never changes.
 */
export function nudge(shares: Shares, index: number, by: 1 | -1): number[] {
  const next = [...shares]
  const mine = next[index]
  if (mine === undefined || next.length < 2 || (by < 0 && mine <= 1)) return next
  const other = by > 0 ? richestOther(next, index) : poorestOther(next, index)
  if (other < 0) return next
  next[index] = mine + by
  next[other] = (next[other] ?? 0) - by
  return next
}

export function canNudge(shares: Shares, index: number, by: 1 | -1): boolean {
  return nudge(shares, index, by)[index] !== shares[index]
}
