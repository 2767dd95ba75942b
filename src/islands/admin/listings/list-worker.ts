import { listLimits } from '../../../domain/listings/listings.ts'
import {
  findListColumns,
  hasNumbers,
  type ListSettings,
  leftOutColumns,
  readListRows,
  uncertainDay,
} from '../../../domain/listings/read-list.ts'
import type { TableHead } from '../../../domain/tables/columns.ts'
import { adminListingWords as words } from '../../../locales/en/screens/admin/listings.ts'
import { answerCalls, type Report } from '../../tables/answer-calls.ts'
import { openFile, rowsOfSheet } from '../../tables/opened-file.ts'
import { workbookOf } from '../../tables/workbook-of.ts'

const rowsBetweenReports = 500

type Wanted = ListSettings & { sheet: number }

/** What reading a list in the browser found, before it is sent. */
export interface ListSummary {
  head: TableHead
  hasNumbers: boolean
  uncertain: ReturnType<typeof uncertainDay>
  rows: number
  numbers: number
  invalidRows: number
  leftOut: string[]
}

let invalid: string[][] = []

export const calls = {
  open: (file: File, report: Report) => openFile(file, listLimits.bytes / 1_000_000, report),

  read({ sheet, ...settings }: Wanted, report: Report): ListSummary | null {
    const list = findListColumns(rowsOfSheet(sheet), settings)
    if (!list) return null
    const { head, columns } = list
    const summary: ListSummary = {
      ...{ head, hasNumbers: hasNumbers(columns), leftOut: leftOutColumns(list) },
      uncertain: settings.dateFormat ? null : uncertainDay(list),
      ...{ rows: list.body.length, numbers: 0, invalidRows: 0 },
    }
    invalid = [[words.row, words.reason, ...head.headings]]
    if (!summary.hasNumbers || summary.uncertain) return summary
    for (const { number, cells, entries, problems } of readListRows(list, settings)) {
      summary.numbers += entries.length
      if (number % rowsBetweenReports === 0) report(number / list.body.length)
      if (problems.length === 0) continue
      summary.invalidRows++
      const reasons = problems.map(({ column, problem }) => {
        const name = words.problemNames[problem]
        return column === '' ? name : `${column}: ${name}`
      })
      invalid.push([String(number), reasons.join('; '), ...cells])
    }
    return summary
  },

  /** A workbook with the rows that have a problem, and why. */
  invalidRows: () => workbookOf(invalid),
}

export type ListCalls = typeof calls

answerCalls(calls)
