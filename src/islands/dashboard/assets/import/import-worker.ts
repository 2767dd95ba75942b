import { type ChosenColumns, headOf, type TableHead } from '../../../../domain/tables/columns.ts'
import type { ColumnMeaning } from '../../../../domain/tables/headings.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { answerCalls, type Report } from '../../../tables/answer-calls.ts'
import { openFile, rowsOfSheet } from '../../../tables/opened-file.ts'
import { parseTable, partsOfAssets, type Table, whyRefused } from './parse-table.ts'
import type { Answers } from './read-values.ts'

interface Wanted {
  sheet: number
  chosen: ChosenColumns<ColumnMeaning>
}

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

  read: ({ sheet, chosen, answers }: Wanted & { answers: Answers }): Table =>
    parseTable(rowsOfSheet(sheet), answers, chosen),
}

export type ImportCalls = typeof calls

answerCalls(calls)
