/** Spec §9. */
export const rowsPerPage = 10

/** How many rows the API gives at once: ten pages of the table. */
export const rowsPerWindow = 100

const pagesPerWindow = rowsPerWindow / rowsPerPage

/** Which window of the API the rows of a page are in; both count from 1. */
export function windowOfPage(page: number): number {
  return Math.floor((page - 1) / pagesPerWindow) + 1
}

/** Which page of its window a page is, from 0. */
export function indexInWindow(page: number): number {
  return (page - 1) % pagesPerWindow
}

/** The first page of the next window, where the reader of this page is near it and there is one. */
export function pageToPrefetch(page: number, total: number): number | null {
  const next = windowOfPage(page) * pagesPerWindow + 1
  return next - page <= 3 && next <= countPages(total) ? next : null
}

export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / rowsPerPage))
}
