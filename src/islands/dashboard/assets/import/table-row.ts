/** A row as the import sends it, with the number the spreadsheet shows beside it. */
export interface TableRow {
  number: number
  input: Record<string, unknown>
  /** The heading of the column that a field of the input came from. */
  headings: Record<string, string>
}

/** What is wrong in one cell. */
export interface TableProblem {
  row: number
  column: string
  message: string
}
