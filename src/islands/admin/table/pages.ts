/** Spec §9. */
export const rowsPerPage = 10

/** The number of rows per API request: ten pages of the table. */
export const rowsPerWindow = 100

const pagesPerWindow = rowsPerWindow / rowsPerPage

/** The API window that contains the rows of a page; both count from 1. */
export function windowOfPage(page: number): number {
  return Math.floor((page - 1) / pagesPerWindow) + 1
}

/** The position of a page in its window, from 0. */
export function indexInWindow(page: number): number {
  return (page - 1) % pagesPerWindow
}

/** The first page of the next window, if the user is near it and it exists. */
export function pageToPrefetch(page: number, total: number): number | null {
  const next = windowOfPage(page) * pagesPerWindow + 1
  return next - page <= 3 && next <= countPages(total) ? next : null
}

export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / rowsPerPage))
}
