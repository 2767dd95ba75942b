import {
  importAssets,
  maxImportRows,
  type RowOutcome,
} from '../../../../api/assets/import-assets.ts'
import type { DateFormat } from '../../../../domain/users/date-formats.ts'
import { call } from '../../../session.ts'
import type { TableProblem, TableRow } from './table-row.ts'

export interface TableOutcome {
  /** Rows that are new: added, or in a dry run to be added. */
  fresh: TableRow[]
  /** How many are registered already. */
  known: number
  problems: TableProblem[]
}

/**
 * Sends the rows a stretch at a time; `onProgress` is result how many are through. Rejects with
 * `ApiError`; what went in before stays in, and is known the next time.
 */
export async function sendTable(
  rows: readonly TableRow[],
  { dryRun, dateFormat }: { dryRun: boolean; dateFormat: DateFormat | undefined },
  onProgress: (done: number) => void,
): Promise<TableOutcome> {
  const outcome: TableOutcome = { fresh: [], known: 0, problems: [] }
  for (let from = 0; from < rows.length; from += maxImportRows) {
    const some = rows.slice(from, from + maxImportRows)
    const { data } = await call(importAssets, {
      dryRun,
      ...(dateFormat && { dateFormat }),
      rows: some.map(({ input }) => input),
    })
    for (const [index, result] of data.rows.entries()) {
      const row = some[index]
      if (row) note(outcome, row, result)
    }
    onProgress(from + some.length)
  }
  return outcome
}

function note(outcome: TableOutcome, row: TableRow, { status, fields = {} }: RowOutcome) {
  if (status === 'new') outcome.fresh.push(row)
  else if (status === 'known') outcome.known += 1
  else {
    for (const [field, message] of Object.entries(fields)) {
      outcome.problems.push({ row: row.number, column: row.headings[field] ?? field, message })
    }
  }
}
