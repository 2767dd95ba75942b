/** A row of the import, with its number in the spreadsheet. */
export interface TableRow {
  number: number
  input: Record<string, unknown>
  /** Column headings by input field. */
  headings: Record<string, string>
}

/** An error in a cell. */
export interface TableProblem {
  row: number
  column: string
  message: string
}
