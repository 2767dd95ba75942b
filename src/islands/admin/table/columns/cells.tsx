import type { ReactNode } from 'react'
import type { Assignee } from '../../../../api/disputes/disputes.ts'
import { caseWorkWords } from '../../../../locales/en/screens/admin/cases.ts'
import { adminTableWords } from '../../../../locales/en/screens/admin/table.ts'
import { fill } from '../../../../locales/texts.ts'
import { cx } from '../../../../ui/cx.ts'
import { shortDate, shortDayLabel, shortMoment } from '../../../shell/dates.ts'
import { durationInWords, isOverAim } from '../../shell/duration-in-words.ts'
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
        <span className="line-clamp-2 leading-tight wrap-anywhere">{name}</span>
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
  return valueCell(header, shortDate, { cell: 'whitespace-nowrap', ...meta })
}

export function momentCell(header: string, meta: ColumnMeta = {}) {
  return valueCell(header, shortMoment, { cell: 'whitespace-nowrap', ...meta })
}

/** The day from which a row of a queue waits, and how long it has waited. */
export function waitCell<Row>(
  header: string,
  waitOf: (row: Row) => { since: number; isWaiting: boolean },
) {
  return rowCell(header, (row: Row) => <Wait {...waitOf(row)} />, { cell: 'whitespace-nowrap' })
}

function Wait({ since, isWaiting }: { since: number; isWaiting: boolean }) {
  const waited = Date.now() - since
  return (
    <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-2 leading-tight sm:grid sm:py-1.5">
      {shortDate(since)}
      {isWaiting && (
        <span
          className={cx('text-xs', isOverAim(waited) ? 'font-semibold text-lost' : 'text-muted')}
        >
          {fill(adminTableWords.waits, { duration: durationInWords(waited) })}
        </span>
      )}
    </span>
  )
}

/** The moment that names a row of a log. */
export function timeName(header: string) {
  return momentCell(header, { rowHeader: true, cell: 'whitespace-nowrap font-medium' })
}

/** A day, as `2026-03-04`. */
export function dayCell(header: string) {
  return valueCell(header, shortDayLabel, { cell: 'whitespace-nowrap' })
}

/** The column with the staff member who works on the case. */
export function assigneeColumnOf<Row extends { assignee: Assignee | null }>() {
  return tableColumnsOf<Row>().accessor((row) => row.assignee?.name ?? '', {
    id: 'assignee',
    ...rowCell(
      caseWorkWords.assignee,
      ({ assignee }: Row) => (
        <span data-usual={!assignee || undefined} className="truncate">
          {assignee?.name ?? '–'}
        </span>
      ),
      { cell: 'max-w-40 truncate named' },
    ),
  })
}
