/** Why a row of a list, or a number in it, is not an entry. */
export const rowProblems = [
  'no-identifier',
  'not-an-identifier',
  'unknown-kind',
  'not-a-day',
  'above-headings',
] as const
export type RowProblem = (typeof rowProblems)[number]
