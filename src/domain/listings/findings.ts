import type { RowProblem } from './read-row.ts'

/** What a look at a file found, besides its counts. */
export interface ListFindings {
  /** Lines as a spreadsheet numbers them. */
  problems: { line: number; problem: RowProblem; text: string }[]
  /** Some identifiers that the list before did not have, and some that only it had. */
  added: string[]
  dropped: string[]
}
