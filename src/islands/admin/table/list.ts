import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { prefetch } from '../../shell/prefetch.ts'
import { pageSizeOf, pageSizes, rowsPerWindow, windowOfPage } from './pages.ts'

/**
 * A list for staff has four parts:
 *
 * ```ts
 * // users-list.ts: the request
 * export const usersList = adminList({
 *   key: 'users',
 *   sorts: ['name', 'createdAt'],
 *   filters: userFilters,
 *   fetch: (request, signal) => fetchRows(listUsers, 'users', request, signal),
 * })
 * // routes.ts: the URL
 * export const users = createRoute({
 *   path: paths.adminUsers,
 *   ...listRoute(userFilters, async () => (await import('./users/users-list.ts')).usersList),
 * })
 * // user-columns.tsx: `rowHeader` marks the column that names the row
 * const column = tableColumnsOf<UserRecord>()
 * export const userColumns = column.columns([
 *   column.accessor('name', { header: 'Name', meta: { rowHeader: true } }),
 *   column.display({ id: 'actions', header: 'Actions', cell: ({ row }) => <View user={row.original} /> }),
 * ])
 * // ListUsers.tsx
 * <DataTable caption="Users" list={usersList} columns={userColumns} search={users.useSearch()}
 *   empty="There are no users" />
 * ```
 * `invalidateQueries({ queryKey: [usersList.key] })` fetches it again.
 * `changeList()` changes the filters.
 */
export interface AdminList<Filters extends object, Row> {
  /** The first part of every query key of this list. */
  key: string
  /**
   * The ids of columns that the server can sort by, that of the time first; other columns sort the
   * loaded rows only.
   */
  sorts: readonly string[]
  /** True if the rows wait for a decision, and are decided in their turn. */
  isQueue?: (filters: Filters) => boolean
  /** Reads the filters of a URL; missing and invalid ones are omitted. */
  readFilters: (search: Record<string, unknown>) => Filters
  fetch: (request: Filters & WindowRequest, signal: AbortSignal) => Promise<ListWindow<Row>>
}

/**
 * How a URL names a list's filters. It is separate from the list, so that routes load nothing else.
 */
export type FiltersOf<Filters extends object> = Pick<AdminList<Filters, unknown>, 'readFilters'>

/** For a list without filters. */
export const unfiltered: FiltersOf<object> = { readFilters: () => ({}) }

interface ListSource<Filters extends object, Sort extends string, Row> {
  key: string
  sorts: readonly Sort[]
  isQueue?: (filters: Filters) => boolean
  filters: FiltersOf<Filters>
  /** Asks the server for a window; usually `fetchRows`. */
  fetch: (request: Filters & WindowRequest<Sort>, signal: AbortSignal) => Promise<ListWindow<Row>>
}

/** Makes a list from the endpoint that serves it. */
export function adminList<Filters extends object, const Sort extends string, Row>({
  filters,
  fetch,
  ...list
}: ListSource<Filters, Sort, Row>): AdminList<Filters, Row> {
  return {
    ...list,
    ...filters,
    fetch: (request, signal) =>
      fetch({ ...request, sort: orderIn(list.sorts, request.sort) }, signal),
  }
}

/** The requested rows. `sort` is a column's id; `-` before it reverses the order. */
export interface WindowRequest<Sort extends string = string> {
  sort?: Sort | `-${Sort}` | undefined
  /** From 1, in windows of `limit` rows. */
  page: number
  limit: number
}

export interface ListWindow<Row> {
  rows: Row[]
  total: number
  /** True if there are more than `total`, too many for the server to count. */
  more?: boolean
}

/** The part of a list’s URL besides the filters; empty for the first page in the default order. */
export interface ListPlace {
  page?: number
  sort?: string
  /** Rows per page. */
  size?: number
}

/** The filters of a list's URL, without the place in the list. */
export function filtersOf<Search extends ListPlace>({ page, sort, size, ...filters }: Search) {
  return filters
}

/** Reads the URL parameters of a list. */
export function readListSearch<Filters extends object>(
  list: Pick<AdminList<Filters, unknown>, 'readFilters'>,
  search: Record<string, unknown>,
): Filters & ListPlace {
  const page = Number(search['page'])
  const sort = search['sort']
  const size = pageSizes.find((each) => each === Number(search['size']))
  return {
    ...list.readFilters(search),
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(typeof sort === 'string' && /^-?\w+$/.test(sort) && { sort }),
    ...(size && { size }),
  }
}

/** The order of rows until staff choose another: the newest first, in a queue the oldest. */
export function usualOrder<Filters extends object>(
  { sorts: [time = ''], isQueue }: Pick<AdminList<Filters, never>, 'sorts' | 'isQueue'>,
  search: Filters,
): string {
  return isQueue?.(search) ? time : `-${time}`
}

/** The order to request; undefined if the server cannot sort by the column in the URL. */
function orderIn<Sort extends string>(
  sorts: readonly Sort[],
  sort: string | undefined,
): Sort | `-${Sort}` | undefined {
  return sorts.flatMap((each) => [each, `-${each}` as const]).find((order) => order === sort)
}

/** For endpoints that return all statuses by default: the list starts with `initial`. */
export function withStatus<Query extends { status?: string | undefined }>(
  { status, ...request }: Query,
  initial: NonNullable<Query['status']>,
) {
  type Status = Exclude<NonNullable<Query['status']>, 'all'>
  const shown = status ?? initial
  return { ...request, ...(shown !== 'all' && { status: shown as Status }) }
}

/** A filter with a few values: `{ status: 'pending' }`, or nothing. */
export function readOneOf<Name extends string, Choice extends string>(
  name: Name,
  choices: readonly Choice[],
  search: Record<string, unknown>,
): { [key in Name]?: Choice } {
  const found = choices.find((choice) => choice === search[name])
  return found === undefined ? {} : ({ [name]: found } as { [key in Name]?: Choice })
}

/** A filter for free text. */
export function readText<Name extends string>(
  name: Name,
  search: Record<string, unknown>,
): { [key in Name]?: string } {
  const text = search[name]
  return typeof text === 'string' && text !== ''
    ? ({ [name]: text.slice(0, 100) } as { [key in Name]?: string })
    : {}
}

/** Several filters for free text. */
export function readTexts<Name extends string>(
  names: readonly Name[],
  search: Record<string, unknown>,
): { [key in Name]?: string } {
  return Object.assign({}, ...names.map((name) => readText(name, search)))
}

/** The query for the window of rows that contains the page in this URL. */
export function listQuery<Filters extends object, Row>(
  list: AdminList<Filters, Row>,
  { page = 1, sort, size, ...rest }: Filters & ListPlace,
) {
  // Without page, sort and size, only the filters remain.
  const filters = rest as unknown as Filters
  const isOfServer = sort && list.sorts.includes(sort.replace('-', ''))
  const request = {
    ...filters,
    sort: isOfServer ? sort : usualOrder(list, filters),
    page: windowOfPage(page, pageSizeOf(size ? { size } : {})),
    limit: rowsPerWindow,
  }
  return queryOptions({
    queryKey: [list.key, request],
    queryFn: ({ signal }) => list.fetch(request, signal),
    placeholderData: keepPreviousData,
  })
}

/**
 * For a route's loader. It does not wait: the screen appears at once, and the table shows that it
 * loads.
 */
export function prefetchList<Filters extends object, Row>(
  queryClient: QueryClient,
  list: AdminList<Filters, Row>,
  search: Filters & ListPlace,
): void {
  void prefetch(queryClient.query(listQuery(list, search)))
}

/** The common options of list routes: filters in the URL, and the rows prefetched. */
export function listRoute<Filters extends object, Row>(
  filters: FiltersOf<Filters>,
  loadList: () => Promise<AdminList<Filters, Row>>,
) {
  return {
    readSearch: (search: Record<string, unknown>) => readListSearch(filters, search),
    load: async (client: QueryClient, { search }: { search: Filters & ListPlace }) =>
      prefetchList(client, await loadList(), search),
  }
}
