import type { RowData, SortingState, Table } from '@tanstack/react-table'
import { adminTableWords } from '../../../../locales/en/screens/admin/table.ts'
import { fill } from '../../../../locales/texts.ts'
import type { Features } from '../features.ts'

interface Props<Row extends RowData> {
  table: Table<Features, Row>
  /** The id of the column with the time of a row. */
  time: string
  sort: string
}

/** A select for the order of the rows, shown where the column headings do not fit. */
export function SortChoice<Row extends RowData>({ table, time, sort }: Props<Row>) {
  const columns = table
    .getAllLeafColumns()
    .filter((column) => column.getCanSort() && column.id !== time)
  return (
    <td className="sort-choice">
      <label className="flex min-h-11 items-center gap-2">
        {adminTableWords.sort}
        <select
          value={sort}
          onChange={({ target }) => table.setSorting(sortingOf(target.value))}
          className="min-h-11 min-w-0 grow bg-transparent text-base font-semibold"
        >
          <option value={`-${time}`}>{adminTableWords.newestFirst}</option>
          <option value={time}>{adminTableWords.oldestFirst}</option>
          {columns.map(({ id, columnDef }) => {
            const column = String(columnDef.header)
            return [
              <option key={id} value={id}>
                {fill(adminTableWords.ascending, { column })}
              </option>,
              <option key={`-${id}`} value={`-${id}`}>
                {fill(adminTableWords.descending, { column })}
              </option>,
            ]
          })}
        </select>
      </label>
    </td>
  )
}

/** Converts `-createdAt` from the URL to the table's sorting state. */
export function sortingOf(sort: string | undefined): SortingState {
  if (!sort) return []
  return [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }]
}

export function sortOf([first]: SortingState): string | undefined {
  return first && `${first.desc ? '-' : ''}${first.id}`
}
