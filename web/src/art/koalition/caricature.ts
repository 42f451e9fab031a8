// Which parts make up a politician's head: the same card always has the same face.

export interface Face {
  skin: number
  jaw: number
  hair: number
  tone: number
  eyes: number
  nose: number
  mouth: number
  extra: number
  collar: number
}

const COUNTS: Record<keyof Face, number> = {
  skin: 4, jaw: 4, hair: 8, tone: 4, eyes: 4, nose: 5, mouth: 5, extra: 6, collar: 4,
}

/** Steps coprime to each count walk through all parts, so that neighbours in the deck differ. */
const STEPS: Record<keyof Face, number> = {
  skin: 1, jaw: 3, hair: 3, tone: 1, eyes: 3, nose: 2, mouth: 3, extra: 5, collar: 3,
}

export function faceOf(card: number): Face {
  const id = Math.abs(Math.floor(card))
  const part = (name: keyof Face, spread: number): number =>
    (id * STEPS[name] + Math.floor(id / spread)) % COUNTS[name]
  return {
    skin: part('skin', 7),
    jaw: part('jaw', 5),
    hair: part('hair', 8),
    tone: part('tone', 9),
    eyes: part('eyes', 11),
    nose: part('nose', 6),
    mouth: part('mouth', 4),
    extra: part('extra', 3),
    collar: part('collar', 13),
  }
}
