import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { type ChosenColumns, headOf, type TableHead } from '../../../../domain/tables/columns.ts'
import type { ColumnMeaning } from '../../../../domain/tables/headings.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { answerCalls, type Report } from '../../../tables/answer-calls.ts'
import { openFile, rowsOfSheet } from '../../../tables/opened-file.ts'
import { changedAssets } from './compare-assets.ts'
import {
  type LeftOutColumn,
  leftOutColumns,
  parseTable,
  partsOfAssets,
  type ReadTable,
  whyRefused,
} from './parse-table.ts'
import type { Answers } from './read-values.ts'
import type { TableRow } from './to-row.ts'

interface Wanted {
  sheet: number
  chosen: ChosenColumns<ColumnMeaning>
}

export interface ReadSheet extends Omit<ReadTable, 'leftOut'> {
  leftOut: LeftOutColumn[]
}

type PlannedTable = ReadSheet | { ok: false; reason: string }

const maxMb = 20

let rows: readonly TableRow[] = []
const registered: AssetRecord[] = []

/** What the worker of the import does. */
export const calls = {
  open: (file: File, report: Report) => openFile(file, maxMb, report),

  /** The columns of a sheet, or why it cannot be imported. */
  head({ sheet, chosen }: Wanted): { ok: true; head: TableHead } | { ok: false; reason: string } {
    const parts = partsOfAssets(rowsOfSheet(sheet), chosen)
    const refusal = whyRefused(parts)
    if (!parts || refusal) return { ok: false, reason: refusal ?? importWords.noRows }
    return { ok: true, head: headOf(parts) }
  },

  read({ sheet, chosen, answers }: Wanted & { answers: Answers }): PlannedTable {
    const table = parseTable(rowsOfSheet(sheet), answers, chosen)
    rows = table.ok ? table.rows : []
    // Of each column a few cells: a table may have thousands that are left out.
    return table.ok ? { ...table, leftOut: leftOutColumns(table.leftOut) } : table
  },

  /** A page of the registered assets, with which rows are compared. */
  register({ page, isFirst }: { page: AssetRecord[]; isFirst: boolean }): void {
    if (isFirst) registered.length = 0
    registered.push(...page)
  },

  /** What rows would change, by their numbers. */
  compare(known: readonly number[]) {
    const wanted = new Set(known)
    return changedAssets(
      rows.filter(({ number }) => wanted.has(number)),
      registered,
    )
  },
}

export type ImportCalls = typeof calls

answerCalls(calls)
