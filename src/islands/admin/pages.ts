import { rowsPerWindow } from './queries.ts'

/** Spec §9. */
export const rowsPerPage = 10

/** Which window of the API the rows of a page are in; both count from 1. */
export function windowOfPage(page: number): number {
  return Math.floor(((page - 1) * rowsPerPage) / rowsPerWindow) + 1
}

/** The rows of a page, out of the window they are in. */
export function rowsOfPage<Row>(rows: readonly Row[], page: number): Row[] {
  const start = ((page - 1) * rowsPerPage) % rowsPerWindow
  return rows.slice(start, start + rowsPerPage)
}

export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / rowsPerPage))
}
