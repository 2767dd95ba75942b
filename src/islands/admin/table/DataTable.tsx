import { useStore } from '@nanostores/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ColumnDef,
  FlexRender,
  type Header,
  type RowData,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useEffect, useMemo } from 'react'
import { adminTableWords } from '../../../locales/en/screens/admin/table.ts'
import { fill } from '../../../locales/texts.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Table } from '../../../ui/Table.tsx'
import { $shown } from '../../shell/routing/route.ts'
import './table.css'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { RequestFailed } from '../../shell/loading/RequestFailed.tsx'
import { BulkBar } from './bulk/BulkBar.tsx'
import type { Bulk } from './bulk/bulk.ts'
import { changeList } from './change-list.ts'
import { type Features, features, hidingClass, sortValues } from './features.ts'
import { type AdminList, type ListPlace, listQuery, usualOrder } from './list.ts'
import { moveInRows } from './open-row.ts'
import { Pager } from './Pager.tsx'
import {
  countPages,
  indexInWindow,
  pageOfSize,
  pageSizeOf,
  pageToPrefetch,
  rowsPerWindow,
} from './pages.ts'
import { $queue, usePageOfOpenRow } from './queue.ts'
import { Rows, SelectBox, useSelection } from './Rows.tsx'
import { idOf, isShown } from './view/column-choice.ts'
import { $tablePreferences, saveTablePreferences } from './view/preferences.ts'
import { SortChoice, sortingOf, sortOf } from './view/SortChoice.tsx'

export interface TableProps<Filters extends object, Row extends RowData> {
  /** Names what the table lists, for screen readers only. */
  caption: string
  list: AdminList<Filters, Row>
  /**
   * Define them outside the component that renders the table: a new array renders all rows again.
   */
  // biome-ignore lint/suspicious/noExplicitAny: columns of one table have cells of many types
  columns: ColumnDef<Features, Row, any>[]
  /** The search of the route: `users.useSearch()`. */
  search: Filters & ListPlace
  /** Shown if there are no rows. */
  empty: ReactNode
  /** Decisions on several rows at once. */
  bulk?: Bulk<Row>
}

const noNames = { nameOf: () => '' }

/**
 * A list of any length. The server sends windows of rows; the table shows a page of them, sorted
 * by the column in the URL. `list.ts` shows how to make one.
 */
export function DataTable<Filters extends object, Row extends RowData & { id: string }>({
  caption,
  list,
  columns,
  search,
  empty,
  bulk,
}: TableProps<Filters, Row>) {
  const { page = 1 } = search
  const usual = usualOrder(list, search)
  const { sort = usual } = search
  const hidden = useStore($tablePreferences).hidden?.[list.key]
  const size = pageSizeOf(search)
  const query = useQuery(listQuery(list, search))
  const total = query.data?.total ?? 0
  useNextWindow(list, search, query.isPlaceholderData ? 0 : total)
  const goToPage = (next: number) => changeList({ page: next > 1 ? next : undefined })
  const lastPage =
    !query.data || query.isPlaceholderData || query.data.more ? page : countPages(total, size)
  // The rows of the last page may just have been decided.
  useEffect(() => {
    if (page > lastPage)
      changeList({ page: lastPage > 1 ? lastPage : undefined }, { replace: true })
  }, [page, lastPage])

  const rows = useMemo(() => query.data?.rows ?? [], [query.data])
  const shownColumns = useMemo(
    () => columns.filter((column) => isShown(column, hidden)),
    [columns, hidden],
  )
  const table = useTable({
    features,
    columns: shownColumns,
    data: rows,
    getRowId: (row) => row.id,
    defaultColumn: { sortFn: sortValues as never },
    sortDescFirst: false,
    enableSortingRemoval: false,
    enableMultiSort: false,
    // Only the server can sort a list that is longer than one window.
    manualSorting: total > rowsPerWindow && isSortedByServer(list, sort),
    autoResetPageIndex: false,
    state: {
      sorting: sortingOf(sort).filter(({ id }) => shownColumns.some((each) => idOf(each) === id)),
      pagination: { pageIndex: indexInWindow(page, size), pageSize: size },
    },
    onSortingChange: (update) => {
      const next = sortOf(typeof update === 'function' ? update(sortingOf(sort)) : update)
      changeList({ page: undefined, sort: next === usual ? undefined : next })
    },
  })

  const isLoading = query.isPending || query.isPlaceholderData
  const shownRows = isLoading ? [] : table.getRowModel().rows
  const isEmpty = !isLoading && shownRows.length === 0
  const ids = isLoading ? [] : table.getSortedRowModel().rows.map(({ id }) => id)
  useQueue(list.key, ids)
  usePageOfOpenRow({ ids, page, pageIndex: indexInWindow(page, size), size }, goToPage)
  const pageRows = shownRows.map(({ original }) => original)
  const selection = useSelection(pageRows, (bulk ?? noNames).nameOf)

  if (query.isError && query.data === undefined) {
    return <RequestFailed error={query.error} onRetry={() => void query.refetch()} />
  }
  const isPartlySorted = total > rowsPerWindow && !isSortedByServer(list, sort)
  const pageIds = pageRows.map(({ id }) => id)

  return (
    <>
      {bulk && selection.rows.length > 0 && (
        <BulkBar bulk={bulk} rows={selection.rows} onClear={selection.clear} />
      )}
      <Table caption={caption} className="stacking-table" busy={query.isFetching}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {bulk && (
                <th scope="col" className="select">
                  {!isEmpty && (
                    <SelectBox
                      label={adminTableWords.selectPage}
                      isChecked={pageIds.length > 0 && selection.rows.length === pageIds.length}
                      isMixed={selection.rows.length > 0 && selection.rows.length < pageIds.length}
                      onChange={() => selection.toggle(pageIds)}
                    />
                  )}
                </th>
              )}
              {group.headers.map((header) => (
                <ColumnHead key={header.id} header={header} />
              ))}
              {!isEmpty && <SortChoice table={table} time={list.sorts[0] ?? ''} sort={sort} />}
            </tr>
          ))}
        </thead>
        <tbody onKeyDown={moveInRows}>
          <Rows rows={shownRows} selection={bulk ? selection : null} />
          {shownRows.length === 0 && (
            <tr data-empty>
              <td colSpan={shownColumns.length + (bulk ? 1 : 0)}>
                <div className="grid h-64 place-items-center text-center text-balance text-muted">
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
          size={size}
          total={total}
          more={query.data.more ?? false}
          onGo={goToPage}
          onResize={(next) => {
            saveTablePreferences({ size: next })
            const to = pageOfSize(page, size, next)
            changeList({ size: next, page: to > 1 ? to : undefined })
          }}
        />
      )}
      {isPartlySorted && (
        <p className="mt-2 text-sm text-muted">
          {fill(adminTableWords.sortedWithin, { rowsPerWindow, total })}
        </p>
      )}
    </>
  )
}

function isSortedByServer(
  { sorts }: Pick<AdminList<object, unknown>, 'sorts'>,
  sort: string,
): boolean {
  return sorts.includes(sort.replace('-', ''))
}

/** Stores the order of the rows, so that the screen of a row can link to its neighbours. */
function useQueue(list: string, ids: readonly string[]) {
  const from = useStore($shown)?.page.href ?? ''
  const order = ids.join(' ')
  useEffect(() => {
    if (order !== '') $queue.set({ list, from, ids: order.split(' ') })
  }, [list, from, order])
}

/** Fetches the next window before the user reaches it. */
function useNextWindow<Filters extends object, Row>(
  list: AdminList<Filters, Row>,
  search: Filters & ListPlace,
  total: number,
) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const next = pageToPrefetch(search.page ?? 1, pageSizeOf(search), total)
    if (next !== null) void queryClient.prefetchQuery(listQuery(list, { ...search, page: next }))
  }, [queryClient, list, search, total])
}

const icons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }
const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** The first press sorts upwards, the second downwards. */
function ColumnHead<Row extends RowData>({ header }: { header: Header<Features, Row> }) {
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
