import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { prefetch } from '../../shell/prefetch.ts'
import { rowsPerWindow, windowOfPage } from './pages.ts'

/**
 * A list of the back office, in four places:
 *
 * ```ts
 * // users-list.ts: what to ask the server for
 * export const usersList = adminList({
 *   key: 'users',
 *   sorts: ['name', 'createdAt'],
 *   filters: userFilters,
 *   fetch: (ask, signal) => fetchRows(listUsers, 'users', ask, signal),
 * })
 * // routes.ts: the address
 * export const users = createRoute({
 *   getParentRoute: () => root,
 *   path: paths.adminUsers,
 *   validateSearch: (search) => readListSearch(usersList, search),
 *   loaderDeps: ({ search }) => search,
 *   loader: ({ context, deps }) => fetchListAhead(context.queryClient, usersList, deps),
 *   component: lazyRouteComponent(() => import('./ListUsers.tsx'), 'ListUsers'),
 * })
 * // user-columns.tsx: `rowHeader` is what names the row
 * const column = columnsOf<UserRecord>()
 * export const userColumns = column.columns([
 *   column.accessor('name', { header: 'Name', meta: { rowHeader: true } }),
 *   column.display({ id: 'actions', header: 'Actions', cell: ({ row }) => <View user={row.original} /> }),
 * ])
 * // ListUsers.tsx
 * <DataTable caption="Users" list={usersList} columns={userColumns} search={users.useSearch()}
 *   empty="There are no users" />
 * ```
 * `invalidateQueries({ queryKey: [usersList.key] })` fetches it again. Filters change by
 * `useListNavigation()`.
 */
export interface AdminList<Filters extends object, Row> {
  /** Every query of this list begins with it. */
  key: string
  /** Columns, by id, that the server can put all of its rows in order by; others sort what is here. */
  sorts: readonly string[]
  /** The filters that an address names; what it does not name, or names wrongly, is left out. */
  readFilters: (search: Record<string, unknown>) => Filters
  fetch: (ask: Filters & WindowAsk, signal: AbortSignal) => Promise<ListWindow<Row>>
}

/** How a URL names a list's filters; apart from the list, so that its route loads nothing else. */
export type FiltersOf<Filters extends object> = Pick<AdminList<Filters, unknown>, 'readFilters'>

/** For a list without filters. */
export const unfiltered: FiltersOf<object> = { readFilters: () => ({}) }

interface ListSource<Filters extends object, Sort extends string, Row> {
  key: string
  sorts: readonly Sort[]
  filters: FiltersOf<Filters>
  /** Asks the server for a window of it; mostly `fetchRows`. */
  fetch: (ask: Filters & WindowAsk<Sort>, signal: AbortSignal) => Promise<ListWindow<Row>>
}

/** Makes a list of the endpoint that serves it. */
export function adminList<Filters extends object, const Sort extends string, Row>({
  filters,
  fetch,
  ...list
}: ListSource<Filters, Sort, Row>): AdminList<Filters, Row> {
  return {
    ...list,
    ...filters,
    fetch: (ask, signal) => fetch({ ...ask, sort: orderIn(list.sorts, ask.sort) }, signal),
  }
}

/** Which rows the server shall send: `sort` is a column's id, `-` before it turns it round. */
export interface WindowAsk<Sort extends string = string> {
  sort?: Sort | `-${Sort}` | undefined
  /** From 1, in windows of `limit` rows. */
  page: number
  limit: number
}

export interface ListWindow<Row> {
  rows: Row[]
  total: number
  /** There are more than `total`: too many for the server to count. */
  more?: boolean
}

/** What the URL of a list holds besides its filters; left out where it is the first or none. */
export interface ListPlace {
  page?: number
  sort?: string
}

/** Reads the address of a list; for `validateSearch`. */
export function readListSearch<Filters extends object>(
  list: Pick<AdminList<Filters, unknown>, 'readFilters'>,
  search: Record<string, unknown>,
): Filters & ListPlace {
  const page = Number(search['page'])
  const sort = search['sort']
  return {
    ...list.readFilters(search),
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(typeof sort === 'string' && /^-?\w+$/.test(sort) && { sort }),
  }
}

/** The order to ask the server for; an address may name a column by which only loaded rows are ordered. */
function orderIn<Sort extends string>(
  sorts: readonly Sort[],
  sort: string | undefined,
): Sort | `-${Sort}` | undefined {
  return sorts.flatMap((each) => [each, `-${each}` as const]).find((order) => order === sort)
}

/** For an endpoint that answers rows of every status where none is named: `initial` is shown first. */
export function withStatus<Ask extends { status?: string | undefined }>(
  { status, ...ask }: Ask,
  initial: NonNullable<Ask['status']>,
) {
  type Status = Exclude<NonNullable<Ask['status']>, 'all'>
  const shown = status ?? initial
  return { ...ask, ...(shown !== 'all' && { status: shown as Status }) }
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

/** A filter that people type. */
export function readText<Name extends string>(
  name: Name,
  search: Record<string, unknown>,
): { [key in Name]?: string } {
  const typed = search[name]
  const text = typeof typed === 'number' ? String(typed) : typed
  return typeof text === 'string' && text !== ''
    ? ({ [name]: text.slice(0, 100) } as { [key in Name]?: string })
    : {}
}

/** The window of rows that the page of this address lies in. */
export function listQuery<Filters extends object, Row>(
  list: AdminList<Filters, Row>,
  { page = 1, sort, ...rest }: Filters & ListPlace,
) {
  // What is left of an address without its place are its filters.
  const filters = rest as unknown as Filters
  const order = sort && list.sorts.includes(sort.replace('-', '')) ? { sort } : {}
  const ask = { ...filters, ...order, page: windowOfPage(page), limit: rowsPerWindow }
  return queryOptions({
    queryKey: [list.key, ask],
    queryFn: ({ signal }) => list.fetch(ask, signal),
    placeholderData: keepPreviousData,
  })
}

/** For a route's loader. It does not wait: the screen appears at once, and the table shows that it loads. */
export function prefetchList<Filters extends object, Row>(
  queryClient: QueryClient,
  list: AdminList<Filters, Row>,
  search: Filters & ListPlace,
): void {
  void prefetch(queryClient.query(listQuery(list, search)))
}
