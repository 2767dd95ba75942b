import { parseDay } from '../parse-day.ts'
import { plainDay } from '../tables/cells.ts'
import {
  type ChosenColumns,
  type Column,
  headOf,
  partsOf,
  type TableHead,
} from '../tables/columns.ts'
import type { NumberedRow } from '../tables/headings.ts'
import type { DateFormat } from '../users/users.ts'
import { type ListMeaning, listColumnsOf, listMeaningOf } from './list-columns.ts'
import { type CellProblem, type ListEntry, listCell, readListRow } from './read-row.ts'

/** How the uploader wants a list to be read. */
export interface ListSettings {
  columns?: ChosenColumns<ListMeaning> | undefined
  /** For days such as `03/04/2026`. */
  dateFormat?: DateFormat | undefined
}

export interface ReadableList {
  head: TableHead
  columns: Column<ListMeaning>[]
  above: NumberedRow[]
  body: NumberedRow[]
  totals: NumberedRow[]
}

/** Finds the headings and columns of a list. Null without any row. */
export function findListColumns(
  table: readonly (readonly string[])[],
  { columns = {} }: ListSettings,
): ReadableList | null {
  const parts = partsOf(table, listMeaningOf, columns)
  if (!parts) return null
  const head = headOf(parts)
  return { ...parts, head, columns: listColumnsOf(head, columns) }
}

/** Whether a column has numbers; without one nothing can be listed. */
export function hasNumbers(columns: readonly Column<ListMeaning>[]): boolean {
  return columns.some(
    ({ meaning }) => meaning !== undefined && meaning !== 'kind' && meaning !== 'date',
  )
}

/** The first day of a list that can be read in two ways. */
export function uncertainDay({ columns, body }: ReadableList) {
  const index = columns.findIndex(({ meaning }) => meaning === 'date')
  for (const { cells } of index < 0 ? [] : body) {
    const text = listCell(cells[index])
    const read = text === '' ? null : parseDay(plainDay(text))
    if (read && !read.ok && read.possibleDays) {
      return { column: columns[index]?.heading ?? '', text, days: read.possibleDays }
    }
  }
  return null
}

export interface ReadRow extends NumberedRow {
  entries: ListEntry[]
  problems: CellProblem[]
}

/** Reads the rows of a list in order; those outside the table have a problem too. */
export function* readListRows(
  { above, body, totals, columns }: ReadableList,
  { dateFormat = 'DD/MM/YYYY' }: ListSettings,
): Generator<ReadRow> {
  const outside = (problem: CellProblem['problem']) => (row: NumberedRow) => ({
    ...row,
    entries: [],
    problems: [{ problem, column: '' }],
  })
  yield* above.map(outside('above-headings'))
  for (const row of body) yield { ...row, ...readListRow(row.cells, columns, dateFormat) }
  yield* totals.map(outside('total'))
}

/** The columns that are not read and have a filled cell. */
export function leftOutColumns({ head, columns }: ReadableList): string[] {
  return columns.flatMap(({ heading, meaning }, index) =>
    meaning === undefined && (head.examples[index] ?? []).length > 0
      ? [heading || `#${index + 1}`]
      : [],
  )
}
