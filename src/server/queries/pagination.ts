import type { OrderByExpression, SelectQueryBuilder } from 'kysely'

/** What was asked for: `page` counts from 1, a leading `-` of `sort` reverses the order. */
export interface PageAsk<Sort extends string> {
  sort?: Sort | `-${Sort}` | undefined
  page: number
  limit: number
}

/** The length of a list: `more` if it was not counted to its end. */
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
  /** Read from the other end of the list, then reverse the rows. */
  backwards: boolean
}

/**
 * An offset is walked row by row, so the last page of a million rows would cost a walk over all of
 * them. Pages in the second half are read from the end. `page` counts from 1.
 */
function pageRange(ask: { page: number; limit: number }, total: number): PageRange {
  const offset = (ask.page - 1) * ask.limit
  const limit = Math.max(0, Math.min(ask.limit, total - offset))
  const fromEnd = total - offset - limit
  return fromEnd < offset
    ? { offset: Math.max(0, fromEnd), limit, backwards: true }
    : { offset, limit, backwards: false }
}

/**
 * The page of a list of `total` rows, or of one that was not counted to its end, which can only be
 * read from its start.
 */
export function pageRangeOfCounted(
  ask: { page: number; limit: number },
  { total, more }: ListCount,
): PageRange {
  return more
    ? { offset: (ask.page - 1) * ask.limit, limit: ask.limit, backwards: false }
    : pageRange(ask, total)
}

/**
 * One page of a query in the order of these columns, of which the last is unique; downwards if
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

/** The rows of the page that was asked for; the query reads backwards if that is nearer. */
export async function readPage<Row>(
  ask: { page: number; limit: number },
  { total, more = false }: { total: number; more?: boolean },
  queryOf: (range: PageRange) => { execute: () => Promise<Row[]> },
): Promise<Row[]> {
  const range = pageRangeOfCounted(ask, { total, more })
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

/** The direction in which to read a list that has one order. */
export function sortDirection(
  sort: string | undefined,
  fallback: string,
  backwards: boolean,
): 'asc' | 'desc' {
  return orderOf(sort, fallback).descending === backwards ? 'asc' : 'desc'
}
