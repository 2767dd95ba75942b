import type { SortingState } from '@tanstack/react-table'

/** `-createdAt` of an address, as the table knows it. */
export function sortingOf(sort: string | undefined): SortingState {
  if (!sort) return []
  return [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }]
}

export function sortOf([first]: SortingState): string | undefined {
  return first && `${first.desc ? '-' : ''}${first.id}`
}
