import { type ChosenColumns, headOf, type TableHead } from '../../../../domain/tables/columns.ts'
import type { ColumnMeaning } from '../../../../domain/tables/headings.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { answerCalls, type Report } from '../../../tables/answer-calls.ts'
import { openFile, rowsOfSheet } from '../../../tables/opened-file.ts'
import {
  type LeftOutColumn,
  leftOutColumns,
  parseTable,
  partsOfAssets,
  type ReadTable,
  whyRefused,
} from './parse-table.ts'
import type { Answers } from './read-values.ts'

interface Wanted {
  sheet: number
  chosen: ChosenColumns<ColumnMeaning>
}

export interface ReadSheet extends Omit<ReadTable, 'leftOut'> {
  leftOut: LeftOutColumn[]
}

type PlannedTable = ReadSheet | { ok: false; reason: string }

const maxMb = 20

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
    // Of each column a few cells: a table may have thousands that are left out.
    return table.ok ? { ...table, leftOut: leftOutColumns(table.leftOut) } : table
  },
}

export type ImportCalls = typeof calls

answerCalls(calls)
