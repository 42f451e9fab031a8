// The ten players' signs, as paths on a 100 × 100 sheet; the colour comes from class player-N.

export const SIGNS: readonly string[] = [
  'M50 20 L80 74 L20 73 Z',
  'M50 22 C67 22 79 34 79 50 C79 67 66 79 50 78 C33 78 21 66 22 50 C22 33 34 22 50 22 Z',
  'M25 26 L75 25 L76 75 L25 76 Z',
  'M50 15 L82 50 L50 85 L18 50 Z',
  'M50 15 L60 39 L86 41 L66 58 L72 84 L50 70 L28 84 L34 58 L14 41 L40 39 Z',
  'M38 18 L62 18 L62 38 L82 38 L82 62 L62 62 L62 82 L38 82 L38 62 L18 62 L18 38 L38 38 Z',
  'M33 21 L67 20 L85 50 L67 80 L33 80 L15 50 Z',
  'M50 82 C18 58 14 44 19 33 C26 18 44 20 50 35 C56 20 74 18 81 33 C86 44 82 58 50 82 Z',
  'M64 18 C40 18 22 33 22 53 C22 70 37 83 56 82 C66 81 74 77 79 70 C58 73 46 64 46 49 C46 35 53 25 64 18 Z',
  'M50 38 C44 20 58 12 64 24 C68 32 62 38 58 43 C66 34 82 36 82 48 C82 60 66 60 59 55 C68 63 66 80 53 78 C44 76 46 64 49 59 C44 70 28 76 24 64 C20 54 32 51 41 51 C30 48 22 36 32 30 C40 25 47 32 50 38 Z',
]

/** Seats wrap round, so that any seat number has a sign and a colour. */
export function seatIndex(seat: number): number {
  return ((seat % SIGNS.length) + SIGNS.length) % SIGNS.length
}
