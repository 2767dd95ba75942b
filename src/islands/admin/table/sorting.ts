import type { SortingState } from '@tanstack/react-table'

/** Converts `-createdAt` from the URL to the table's sorting state. */
export function sortingOf(sort: string | undefined): SortingState {
  if (!sort) return []
  return [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }]
}

export function sortOf([first]: SortingState): string | undefined {
  return first && `${first.desc ? '-' : ''}${first.id}`
}
