import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { adminTableWords } from '../../../locales/en/screens/admin/table.ts'

export interface ColumnMeta {
  /** This column names the row: its cells are row headers. */
  rowHeader?: boolean
  /** Classes of its cells. */
  cell?: string
  /** The heading is for screen readers only. */
  hideHeader?: boolean
  /** Hidden where the frame has no space for all columns. */
  isMinor?: boolean
  /** Hidden only where the frame has no space for all major columns. */
  isSpare?: boolean
}

/** The features that tables use; the build omits all others. */
export const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  columnMeta: {} as ColumnMeta,
})

export type Features = typeof features

/** The class that hides a column in a narrow frame; `table.css` has the widths. */
export function hidingClass(meta: ColumnMeta | undefined): 'minor' | 'spare' | undefined {
  if (meta?.isMinor) return 'minor'
  return meta?.isSpare ? 'spare' : undefined
}

/** A helper that defines the columns of a list of such rows. */
export function tableColumnsOf<Row extends RowData>() {
  return createColumnHelper<Features, Row>()
}

/** The last column, with the possible decisions on a row. */
export function decisionColumn<Row extends RowData>(actionsOf: (row: Row) => ReactNode) {
  return tableColumnsOf<Row>().display({
    id: 'actions',
    header: adminTableWords.decision,
    meta: { hideHeader: true, cell: 'actions' },
    cell: ({ row }) => actionsOf(row.original),
  })
}

const byText = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Sorts numbers in numeric order, everything else in alphabetical order. */
export const sortValues: SortFn<Features, RowData> = (a, b, columnId) => {
  const [one, other] = [a.getValue(columnId), b.getValue(columnId)]
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : byText.compare(String(one ?? ''), String(other ?? ''))
}
