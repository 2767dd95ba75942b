import { parentPort, workerData } from 'node:worker_threads'
import { readTable } from '../../../api/tables/read-table.ts'
import { type ListFailure, listLimits } from '../../../domain/listings/listings.ts'
import {
  findListColumns,
  hasNumbers,
  type ListSettings,
  leftOutColumns,
  type ReadRow,
  readListRows,
} from '../../../domain/listings/read-list.ts'

export interface ListJob extends ListSettings {
  bytes: Uint8Array
  sheet: number
}

export type ListPart =
  | { is: 'failed'; failure: ListFailure }
  | { is: 'columns'; leftOut: string[] }
  | { is: 'rows'; rows: ReadRow[] }

/** A message for each row would take longer. */
const batchSize = 500

function* partsOfList({ bytes, sheet, ...settings }: ListJob): Generator<ListPart> {
  const file = readTable(bytes, '')
  if (!file.ok) return yield { is: 'failed', failure: 'list-unreadable' }
  const list = findListColumns(file.sheets[sheet]?.rows ?? [], settings)
  if (!list || !hasNumbers(list.columns)) {
    return yield { is: 'failed', failure: 'list-without-header' }
  }
  if (list.body.length > listLimits.rows) return yield { is: 'failed', failure: 'list-rows' }
  yield { is: 'columns', leftOut: leftOutColumns(list) }
  let rows: ReadRow[] = []
  for (const row of readListRows(list, settings)) {
    rows.push(row)
    if (rows.length < batchSize) continue
    yield { is: 'rows', rows }
    rows = []
  }
  yield { is: 'rows', rows }
}

const parts = partsOfList(workerData)
// Each message asks for the next part.
parentPort?.on('message', () => parentPort?.postMessage(parts.next().value ?? null))
