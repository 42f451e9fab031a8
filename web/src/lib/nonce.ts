// Short random words: nonces of moves, and luck for the salt of a table.

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** `crypto.randomUUID` is missing where a table is hosted without HTTPS, as at home. */
export function randomWord(length = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join('')
}
