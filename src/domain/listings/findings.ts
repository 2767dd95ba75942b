import type { RowProblem } from './read-row.ts'

/** What reading a list found, besides the counts. */
export interface ListFindings {
  /** `line` is the number that a spreadsheet shows. */
  problems: { line: number; problem: RowProblem; text: string }[]
  /**
   * Samples: identifiers that the previous list lacks (`added`), and that only it has (`dropped`).
   */
  added: string[]
  dropped: string[]
}
