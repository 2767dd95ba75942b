import { tokenize } from '../matching/tokenize.ts'

/** An owner may be wrong about a thing; whoever guesses may not go on guessing. */
export const answerTries = 3

const filler = new Set('a an the is it its my on of in with was has there are'.split(' '))

/**
 * An answer as it is compared: `A red Arsenal sticker!` and `arsenal sticker, red` are one. Empty when
 * nothing is left to compare.
 */
export function comparableAnswer(text: string): string {
  return tokenize(text)
    .filter((word) => !filler.has(word))
    .toSorted()
    .join(' ')
}
