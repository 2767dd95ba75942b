import { luhnCharacter } from '../identifiers/check-digits.ts'

/** A number as spreadsheets show it when its digits are lost: `3.56938E+14`. */
export const cutNumber = /^\s*\d(?:[.,]\d+E\+?|E\+)\d+\s*$/i

/**
 * The value of a cell that keeps a spreadsheet from reading it as a number: `="0123"`, `'0123`.
 */
export function withoutTextMark(cell: string): string {
  const formula = /^="((?:[^"]|"")*)"$/.exec(cell)
  if (formula) return (formula[1] ?? '').replaceAll('""', '"')
  return /^'[^']+$/.test(cell) ? cell.slice(1) : cell
}

/**
 * Whether a spreadsheet took the zero from an IMEI. IMEIs begin with 01 in North America, and none
 * begins with a 1 alone.
 */
export function lacksLeadingZero(cell: string): boolean {
  return /^1\d{13}$/.test(cell) && cell.at(-1) === luhnCharacter(`0${cell.slice(0, -1)}`, 10)
}
