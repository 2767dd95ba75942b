import { Code128Reader } from '@zxing/library'

const startB = 104
const stop = 106

/** The widths of a text's bars and gaps in Code 128 (set B), as on a phone's box. */
export function barsOf(text: string): number[] {
  const values = [...text].map((character) => character.charCodeAt(0) - 32)
  const sum = values.reduce((total, value, index) => total + value * (index + 1), startB)
  return [startB, ...values, sum % 103, stop].flatMap((value) => [
    ...(Code128Reader['CODE_PATTERNS'][value] ?? []),
  ])
}
