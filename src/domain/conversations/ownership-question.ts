import { tokenize } from '../matching/tokenize.ts'

/** An owner may be mistaken, but must not keep guessing. */
export const answerTries = 3

const filler = new Set('a an the is it its my on of in with was has there are'.split(' '))

/**
 * An answer in comparable form: `A red Arsenal sticker!` equals `arsenal sticker, red`. Empty if
 * nothing is left to compare.
 */
export function comparableAnswer(text: string): string {
  return tokenize(text)
    .filter((word) => !filler.has(word))
    .toSorted()
    .join(' ')
}
