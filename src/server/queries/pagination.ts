/** Where a window of a list lies, and which way to walk to it. */
export interface PageRange {
  offset: number
  limit: number
  /** Read from the list's other end, and turn the rows round. */
  backwards: boolean
}

/**
 * An offset is walked row by row, so the last page of a million rows would cost a walk over all of
 * them: what lies nearer to the end is read from there. `page` counts from 1.
 */
export function pageRange(ask: { page: number; limit: number }, total: number): PageRange {
  const offset = (ask.page - 1) * ask.limit
  const limit = Math.max(0, Math.min(ask.limit, total - offset))
  const fromEnd = total - offset - limit
  return fromEnd < offset
    ? { offset: Math.max(0, fromEnd), limit, backwards: true }
    : { offset, limit, backwards: false }
}

/** The window of a list that is `total` long, or longer than anyone counted: then it has no end to walk from. */
export function pageRangeOfCounted(
  ask: { page: number; limit: number },
  { total, more }: { total: number; more: boolean },
): PageRange {
  return more
    ? { offset: (ask.page - 1) * ask.limit, limit: ask.limit, backwards: false }
    : pageRange(ask, total)
}

/** How long a list is of which so many rows were `found`, one more than `most` at most. */
export function cappedTotal(most: number, found: number): { total: number; more: boolean } {
  return { total: Math.min(found, most), more: found > most }
}

/** The rows of a window, in the order of the list; `query` reads it backwards where that is nearer. */
export async function readWindow<Row>(
  { backwards }: PageRange,
  query: { execute: () => Promise<Row[]> },
): Promise<Row[]> {
  const rows = await query.execute()
  return backwards ? rows.reverse() : rows
}

/** `-createdAt` of a call: by what, and whether the greatest comes first. */
function orderOf<Sort extends string>(
  sort: Sort | `-${Sort}` | undefined,
  fallback: `-${Sort}` | Sort,
): { by: Sort; descending: boolean } {
  const chosen = sort ?? fallback
  return { by: chosen.replace('-', '') as Sort, descending: chosen.startsWith('-') }
}

/** By which column a list is read, and which way: by the greatest first, or from its other end. */
export function sortedBy<Sort extends string>(
  sort: Sort | `-${Sort}` | undefined,
  fallback: `-${Sort}`,
  backwards: boolean,
): { by: Sort; direction: 'asc' | 'desc' } {
  return { by: orderOf(sort, fallback).by, direction: sortDirection(sort, fallback, backwards) }
}

/** Which way a list with one order is read: by the greatest first, or from its other end. */
export function sortDirection(
  sort: string | undefined,
  fallback: string,
  backwards: boolean,
): 'asc' | 'desc' {
  return orderOf(sort, fallback).descending === backwards ? 'asc' : 'desc'
}
