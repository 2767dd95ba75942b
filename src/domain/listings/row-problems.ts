/** Why a row of a list, or a number in it, is not an entry. */
export const rowProblems = [
  'no-identifier',
  'not-an-identifier',
  'number-cut',
  'zero-lost',
  'unknown-kind',
  'not-a-day',
  'above-headings',
  'total',
] as const
export type RowProblem = (typeof rowProblems)[number]
