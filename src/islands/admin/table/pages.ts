import { $tablePreferences } from './view/preferences.ts'

/** Spec §9. */
export const defaultRowsPerPage = 10

/** The sizes that staff can choose; each divides a window. */
export const pageSizes = [defaultRowsPerPage, 25, 50, 100] as const

/** The number of rows per API request. */
export const rowsPerWindow = 100

/** The rows per page of a URL; without one, what staff chose last. */
export function pageSizeOf({ size }: { size?: number }): number {
  return size ?? $tablePreferences.get().size ?? defaultRowsPerPage
}

/** The API window that contains the rows of a page; both count from 1. */
export function windowOfPage(page: number, size: number): number {
  return Math.floor(((page - 1) * size) / rowsPerWindow) + 1
}

/** The position of a page in its window, from 0. */
export function indexInWindow(page: number, size: number): number {
  return (page - 1) % (rowsPerWindow / size)
}

/** The first page of the next window, if the user is near it and it exists. */
export function pageToPrefetch(page: number, size: number, total: number): number | null {
  const next = windowOfPage(page, size) * (rowsPerWindow / size) + 1
  return next - page <= 3 && next <= countPages(total, size) ? next : null
}

export function countPages(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** The page of another size that shows the same first row. */
export function pageOfSize(page: number, from: number, to: number): number {
  return Math.floor(((page - 1) * from) / to) + 1
}
