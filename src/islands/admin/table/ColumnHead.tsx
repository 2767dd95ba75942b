import { FlexRender, type Header, type RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type Features, hidingClass } from './features.ts'

const icons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }
const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** The first press sorts upwards, the second downwards, the third restores the server's order. */
export function ColumnHead<Row extends RowData>({ header }: { header: Header<Features, Row> }) {
  const { column } = header
  const { meta } = column.columnDef
  const label = <FlexRender header={header} />
  if (!column.getCanSort()) {
    return (
      <th scope="col" data-unsorted className={hidingClass(meta)}>
        {meta?.hideHeader ? <span className="sr-only">{label}</span> : label}
      </th>
    )
  }
  const order = column.getIsSorted()
  const Icon = icons[order || 'none']
  return (
    <th scope="col" aria-sort={order ? ariaSort[order] : undefined} className={hidingClass(meta)}>
      <button
        type="button"
        onClick={() => column.toggleSorting()}
        className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 font-semibold whitespace-nowrap hover:text-ink focus-visible:-outline-offset-3"
      >
        {label}
        <Icon aria-hidden="true" className={order ? 'size-4 text-brand' : 'size-4 opacity-45'} />
      </button>
    </th>
  )
}
