import type { OrderByExpression, SelectQueryBuilder } from 'kysely'

/** The requested page: `page` counts from 1; a leading `-` of `sort` means descending order. */
export interface PageRequest<Sort extends string> {
  sort?: Sort | `-${Sort}` | undefined
  page: number
  limit: number
}

/** The length of a list; `more` is true if it was not counted to its end. */
export interface ListCount {
  total: number
  more: boolean
}

/** A page of a list, and the length of the list. */
export interface CountedPage<Row> extends ListCount {
  rows: Row[]
}

/** A page of a list, and the direction in which to read it. */
export interface PageRange {
  offset: number
  limit: number
  /** True: read from the end of the list, then reverse the rows. */
  backwards: boolean
}

/**
 * The database reads all rows before an offset, so the last page of a million rows would read all of
 * them. Pages in the second half are read from the end. `page` counts from 1.
 */
function pageRange(request: { page: number; limit: number }, total: number): PageRange {
  const offset = (request.page - 1) * request.limit
  const limit = Math.max(0, Math.min(request.limit, total - offset))
  const fromEnd = total - offset - limit
  return fromEnd < offset
    ? { offset: Math.max(0, fromEnd), limit, backwards: true }
    : { offset, limit, backwards: false }
}

/**
 * The range of a page in a list of `total` rows. A list that was not counted to its end can only be
 * read from the start.
 */
export function pageRangeOfCounted(
  request: { page: number; limit: number },
  { total, more }: ListCount,
): PageRange {
  return more
    ? { offset: (request.page - 1) * request.limit, limit: request.limit, backwards: false }
    : pageRange(request, total)
}

/**
 * One page of a query in the order of these columns, the last of which is unique; descending if
 * `sort` begins with `-`.
 */
export function onPage<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  columns: readonly OrderByExpression<Tables, Table, Row>[],
  sort: string,
  { offset, limit, backwards }: PageRange,
): SelectQueryBuilder<Tables, Table, Row> {
  const direction = sort.startsWith('-') === backwards ? 'asc' : 'desc'
  let ordered = query
  for (const column of columns) ordered = ordered.orderBy(column, direction)
  return ordered.limit(limit).offset(offset)
}

/** Reads the rows of a page, from the end of the list if that is nearer. */
export async function readPage<Row>(
  request: { page: number; limit: number },
  { total, more = false }: { total: number; more?: boolean },
  queryOf: (range: PageRange) => { execute: () => Promise<Row[]> },
): Promise<Row[]> {
  const range = pageRangeOfCounted(request, { total, more })
  const rows = await queryOf(range).execute()
  return range.backwards ? rows.reverse() : rows
}

/** Parses `-createdAt`: the column, and whether the order is descending. */
function orderOf<Sort extends string>(
  sort: Sort | `-${Sort}` | undefined,
  fallback: `-${Sort}` | Sort,
): { by: Sort; descending: boolean } {
  const chosen = sort ?? fallback
  return { by: chosen.replace('-', '') as Sort, descending: chosen.startsWith('-') }
}

/** The column and direction in which to read a list. */
export function sortedBy<Sort extends string>(
  sort: Sort | `-${Sort}` | undefined,
  fallback: `-${Sort}`,
  backwards: boolean,
): { by: Sort; direction: 'asc' | 'desc' } {
  return { by: orderOf(sort, fallback).by, direction: sortDirection(sort, fallback, backwards) }
}

/** The direction in which to read a list. */
export function sortDirection(
  sort: string | undefined,
  fallback: string,
  backwards: boolean,
): 'asc' | 'desc' {
  return orderOf(sort, fallback).descending === backwards ? 'asc' : 'desc'
}

/** A place in a list that is in the order of these columns. */
export interface ListPosition {
  created_at: number
  id: string
}

/** The `after` of the page that follows a record; it stays valid when the record is deleted. */
export function formatPosition({ created_at, id }: ListPosition): string {
  return `t${created_at}-${id}`
}

/** Reads what `formatPosition` wrote, which the contract of `ownPage` has checked. */
export function parsePosition(text: string | undefined): ListPosition | undefined {
  const [, created, id] = /^t(\d+)-(.+)$/.exec(text ?? '') ?? []
  return created === undefined || id === undefined ? undefined : { created_at: Number(created), id }
}
