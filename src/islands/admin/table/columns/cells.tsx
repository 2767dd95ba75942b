import type { ReactNode } from 'react'
import type { Assignee } from '../../../../api/disputes/disputes.ts'
import { dayLabel, longDate } from '../../../../locales/en/dates.ts'
import { caseWorkWords } from '../../../../locales/en/screens/admin/cases.ts'
import { momentOf } from '../../../shell/dates.ts'
import { type ColumnMeta, tableColumnsOf } from '../features.ts'
import { RowLink } from '../RowLink.tsx'

// Column options that several tables share.

/** A column whose cells are rendered from the whole row. */
export function rowCell<Row>(header: string, show: (row: Row) => ReactNode, meta: ColumnMeta = {}) {
  return { header, meta, cell: ({ row }: { row: { original: Row } }) => show(row.original) }
}

/** The column that names the row. Its cells open the row’s screen or dialog. */
export function rowName<Row>(header: string, show: (row: Row) => ReactNode) {
  return rowCell(header, show, { rowHeader: true, cell: 'rest' })
}

/** The same for rows that have a screen: `linkOf` returns its path and the name. */
export function rowLink<Row>(header: string, linkOf: (row: Row) => [path: string, name: string]) {
  return rowName(header, (row: Row) => {
    const [path, name] = linkOf(row)
    return (
      <RowLink to={path}>
        <span className="truncate">{name}</span>
      </RowLink>
    )
  })
}

interface ValueContext {
  // biome-ignore lint/suspicious/noExplicitAny: the type of the column's value
  getValue: () => any
}

/** A column whose cells are rendered from the value of the column. */
function valueCell<Value>(
  header: string,
  show: (value: Value) => ReactNode,
  meta: ColumnMeta = {},
) {
  return { header, meta, cell: ({ getValue }: ValueContext) => show(getValue()) }
}

/** A text that is cut if it is longer than the cell. `empty` replaces an empty text. */
export function textCell(header: string, meta: ColumnMeta = {}, empty = '') {
  const show = (text: string) => <span className="block truncate">{text || empty}</span>
  return valueCell(header, show, { cell: 'rest', ...meta })
}

export function dateCell(header: string, meta: ColumnMeta = {}) {
  return valueCell(header, longDate, { cell: 'whitespace-nowrap', ...meta })
}

export function momentCell(header: string, meta: ColumnMeta = {}) {
  return valueCell(header, momentOf, { cell: 'whitespace-nowrap', ...meta })
}

/** The moment that names a row of a log. */
export function timeName(header: string) {
  return momentCell(header, { rowHeader: true, cell: 'whitespace-nowrap font-medium' })
}

/** A day, as `2026-03-04`. */
export function dayCell(header: string) {
  return valueCell(header, dayLabel, { cell: 'whitespace-nowrap' })
}

/** The column with the staff member who works on the case. */
export function assigneeColumnOf<Row extends { assignee: Assignee | null }>() {
  return tableColumnsOf<Row>().accessor((row) => row.assignee?.name ?? '', {
    id: 'assignee',
    ...textCell(caseWorkWords.assignee, { cell: 'max-w-40 opened' }, '–'),
  })
}
