import { maxImportRows, type RowOutcome } from '../../../../api/assets/assets.ts'
import { call } from '../../../session.ts'
import type { TableProblem, TableRow } from './to-row.ts'

export interface TableOutcome {
  /** New rows. A dry run does not add them. */
  fresh: TableRow[]
  /** Rows of which a number is already registered. */
  known: TableRow[]
  problems: TableProblem[]
}

/**
 * Sends the rows in batches. `onProgress` receives the number of rows sent so far. Rejects with
 * `ApiError`. Rows sent before the error stay imported, and the next import recognises them.
 */
export async function sendTable(
  rows: readonly TableRow[],
  dryRun: boolean,
  onProgress: (done: number) => void,
): Promise<TableOutcome> {
  const outcome: TableOutcome = { fresh: [], known: [], problems: [] }
  for (let from = 0; from < rows.length; from += maxImportRows) {
    const some = rows.slice(from, from + maxImportRows)
    const { data } = await call('POST /assets/import', {
      dryRun,
      rows: some.map(({ input }) => input),
    })
    for (const [index, result] of data.rows.entries()) {
      const row = some[index]
      if (row) recordOutcome(outcome, row, result)
    }
    onProgress(from + some.length)
  }
  return outcome
}

function recordOutcome(outcome: TableOutcome, row: TableRow, { status, fields = {} }: RowOutcome) {
  if (status === 'new') outcome.fresh.push(row)
  else if (status === 'known') outcome.known.push(row)
  else {
    for (const [field, message] of Object.entries(fields)) {
      outcome.problems.push({ row: row.number, column: row.headings[field] ?? field, message })
    }
  }
}
