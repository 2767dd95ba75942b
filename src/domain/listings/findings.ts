import type { CellProblem } from './read-row.ts'

/** What reading a list found, besides the counts. */
export interface ListFindings {
  /** `line` is the number that a spreadsheet shows. */
  problems: (CellProblem & { line: number; text: string })[]
  /** The headings of columns that are not read. */
  leftOut: string[]
  /** Some identifiers that the previous list lacks. */
  added: string[]
  /** Some identifiers that only the previous list has. */
  dropped: string[]
}
