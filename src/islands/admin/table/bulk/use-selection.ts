import { useState } from 'react'

export interface Selection<Row> {
  /** The selected rows among those that are shown. */
  rows: readonly Row[]
  has: (id: string) => boolean
  /** Selects these rows, or none of them if all are selected. */
  toggle: (ids: readonly string[]) => void
  clear: () => void
  nameOf: (row: Row) => string
}

/** Rows that leave the page are deselected, so that nobody decides on rows that they do not see. */
export function useSelection<Row extends { id: string }>(
  shown: readonly Row[],
  nameOf: (row: Row) => string,
): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const rows = shown.filter(({ id }) => ids.has(id))
  return {
    rows,
    has: (id) => ids.has(id),
    toggle(toggled) {
      const isAll = toggled.every((id) => ids.has(id))
      const others = rows.map(({ id }) => id).filter((id) => !toggled.includes(id))
      setIds(new Set(isAll ? others : [...others, ...toggled]))
    },
    clear: () => setIds(new Set()),
    nameOf,
  }
}
