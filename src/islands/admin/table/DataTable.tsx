import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ColumnDef, type RowData, useTable } from '@tanstack/react-table'
import { useEffect, useMemo } from 'react'
import { adminTableWords } from '../../../locales/en/screens/admin/table.ts'
import { fill } from '../../../locales/texts.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Table } from '../../../ui/Table.tsx'
import './table.css'
import { ColumnHead } from './ColumnHead.tsx'
import { type Features, features, sortValues } from './features.ts'
import { type AdminList, type ListPlace, listQuery } from './list.ts'
import { Pager } from './Pager.tsx'
import { countPages, indexInWindow, pageToPrefetch, rowsPerPage, rowsPerWindow } from './pages.ts'
import { Rows } from './Rows.tsx'
import { sortingOf, sortOf } from './sorting.ts'
import { useListNavigation } from './use-list-navigation.ts'

export interface TableProps<Filters extends object, Row extends RowData> {
  /** Names what the table lists, for screen readers only. */
  caption: string
  list: AdminList<Filters, Row>
  /** Defined outside the component that renders the table: new columns render every row again. */
  // biome-ignore lint/suspicious/noExplicitAny: columns of one table have cells of many types
  columns: ColumnDef<Features, Row, any>[]
  /** The search of the route: `users.useSearch()`. */
  search: Filters & ListPlace
  /** Shown if there are no rows. */
  empty: string
}

/**
 * A list of any length. The server sends windows of rows; the table shows ten rows at a time,
 * sorted by the column in the URL. `list.ts` shows how to make one.
 */
export function DataTable<Filters extends object, Row extends RowData & { id: string }>({
  caption,
  list,
  columns,
  search,
  empty,
}: TableProps<Filters, Row>) {
  const { page = 1, sort } = search
  const query = useQuery(listQuery(list, search))
  const total = query.data?.total ?? 0
  useNextWindow(list, search, query.isPlaceholderData ? 0 : total)
  const go = useListNavigation()

  const rows = useMemo(() => query.data?.rows ?? [], [query.data])
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => row.id,
    defaultColumn: { sortFn: sortValues as never },
    sortDescFirst: false,
    enableMultiSort: false,
    // Only the server can sort a list that is longer than one window.
    manualSorting: total > rowsPerWindow && isSortedByServer(list, sort),
    autoResetPageIndex: false,
    state: {
      sorting: sortingOf(sort),
      pagination: { pageIndex: indexInWindow(page), pageSize: rowsPerPage },
    },
    onSortingChange: (update) => {
      const next = typeof update === 'function' ? update(sortingOf(sort)) : update
      go({ page: undefined, sort: sortOf(next) })
    },
  })

  if (query.isError && query.data === undefined) {
    return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />
  }
  const isLoading = query.isPending || query.isPlaceholderData
  const shown = isLoading ? [] : table.getRowModel().rows
  const isPartlySorted = sort && total > rowsPerWindow && !isSortedByServer(list, sort)

  return (
    <>
      <Table caption={caption} className="stacking-table" busy={query.isFetching}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <ColumnHead key={header.id} header={header} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          <Rows rows={shown} />
          {shown.length === 0 && (
            <tr>
              <td colSpan={columns.length}>
                <div className="grid h-64 place-items-center text-center text-muted">
                  {isLoading ? (
                    <Spinner
                      label={fill(adminTableWords.loading, { caption: caption.toLowerCase() })}
                      className="size-8"
                    />
                  ) : (
                    empty
                  )}
                </div>
              </td>
            </tr>
          )}
        </tbody>
      </Table>
      {query.data && (
        <Pager
          page={page}
          pages={countPages(total)}
          total={total}
          more={query.data.more ?? false}
          onGo={(next) => go({ page: next > 1 ? next : undefined })}
        />
      )}
      {isPartlySorted && (
        <p className="mt-2 text-sm text-muted">
          {fill(adminTableWords.sortedWithinThe, { rowsPerWindow, total })}
        </p>
      )}
    </>
  )
}

function isSortedByServer(
  { sorts }: Pick<AdminList<object, unknown>, 'sorts'>,
  sort: string | undefined,
): boolean {
  return sort !== undefined && sorts.includes(sort.replace('-', ''))
}

/** Fetches the next window before the user reaches it. */
function useNextWindow<Filters extends object, Row>(
  list: AdminList<Filters, Row>,
  search: Filters & ListPlace,
  total: number,
) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const next = pageToPrefetch(search.page ?? 1, total)
    if (next !== null) void queryClient.prefetchQuery(listQuery(list, { ...search, page: next }))
  }, [queryClient, list, search, total])
}
