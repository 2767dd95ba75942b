import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ItemRecord } from '../../api/item-record.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Review } from './DecideItem.tsx'
import { ItemRow } from './ItemRow.tsx'
import { type ItemColumn, itemColumns, type Order } from './item-columns.ts'

const columns = Object.keys(itemColumns) as ItemColumn[]

interface Props {
  query: UseQueryResult<unknown>
  rows: readonly ItemRecord[]
  order: Order | null
  onOrder: (order: Order | null) => void
  onOpen: (review: Review) => void
}

export function ItemsTable({ query, rows, order, onOrder, onOpen }: Props) {
  if (query.isError && query.data === undefined) {
    return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />
  }
  const isLoading = query.isPending || query.isPlaceholderData

  return (
    <Table caption="Reported items" className="[&_td]:px-2.5 [&_th]:px-2.5">
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column} column={column} order={order} onOrder={onOrder} />
          ))}
          <th scope="col">
            <span className="sr-only">Decision</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {!isLoading && rows.map((item) => <ItemRow key={item.id} item={item} onOpen={onOpen} />)}
        {(isLoading || rows.length === 0) && (
          <tr>
            <td colSpan={columns.length + 1}>
              <div className="grid h-64 place-items-center text-muted">
                {isLoading ? (
                  <Spinner label="Loading items" className="size-8" />
                ) : (
                  'There are no items here'
                )}
              </div>
            </td>
          </tr>
        )}
      </tbody>
    </Table>
  )
}

interface HeadProps {
  column: ItemColumn
  order: Order | null
  onOrder: (order: Order | null) => void
}

/** A press sorts up, the next one down, a third gives the server's own order back. */
function ColumnHead({ column, order, onOrder }: HeadProps) {
  const own = order?.column === column ? order : null
  const Icon = own ? (own.descending ? ArrowDown : ArrowUp) : ChevronsUpDown
  const next = own?.descending ? null : { column, descending: own !== null }
  return (
    <th scope="col" aria-sort={own ? (own.descending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        onClick={() => onOrder(next)}
        className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 font-semibold whitespace-nowrap hover:text-ink"
      >
        {itemColumns[column].label}
        <Icon aria-hidden="true" className={own ? 'size-4 text-brand' : 'size-4 opacity-45'} />
      </button>
    </th>
  )
}
