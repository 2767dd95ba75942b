import { maxImportRows, type RowOutcome } from '../../../../api/assets/assets.ts'
import { ApiError } from '../../../../api/problem.ts'
import { call } from '../../../session.ts'
import type { ChangedAsset } from './compare-assets.ts'
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
 * `ApiError`. Rows sent before an error or a stop stay imported, and the next import recognises them.
 */
export async function sendTable(
  rows: readonly TableRow[],
  dryRun: boolean,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<TableOutcome> {
  const outcome: TableOutcome = { fresh: [], known: [], problems: [] }
  for (let from = 0; from < rows.length; from += maxImportRows) {
    const some = rows.slice(from, from + maxImportRows)
    const inputs = some.map(({ input }) => input)
    const { data } = await call('POST /assets/import', { dryRun, rows: inputs }, { signal })
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

/**
 * Changes the assets, one call each. Fields that the server refuses become problems of their row.
 * Rejects with `ApiError` if the server cannot be reached; assets changed before stay changed.
 */
export async function updateAssets(
  changed: readonly ChangedAsset[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<TableProblem[]> {
  const problems: TableProblem[] = []
  for (const [index, { row, id, changes }] of changed.entries()) {
    const change = Object.fromEntries(changes.map(({ field, after }) => [field, after]))
    await call('PATCH /assets/{id}', { id, ...change }, { signal }).catch((error: unknown) => {
      const isRefusal = error instanceof ApiError && [400, 404, 409].includes(error.status)
      if (!isRefusal) throw error
      const fields = Object.entries(error.body?.fields ?? { name: error.message })
      for (const [field, message] of fields) {
        problems.push({ row: row.number, column: row.headings[field] ?? field, message })
      }
    })
    onProgress(index + 1)
  }
  return problems
}
