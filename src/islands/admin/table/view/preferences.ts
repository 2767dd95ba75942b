import { atom } from 'nanostores'

/** A named set of filters, order and size of one list. */
export interface SavedView {
  name: string
  search: Readonly<Record<string, string | number>>
}

export interface TablePreferences {
  /** Rows per page. */
  size?: number
  /** Ids of hidden columns, by list. */
  hidden?: Readonly<Record<string, readonly string[]>>
  /** True once a new admin has hidden the first steps. */
  isStarted?: boolean
  /** Saved views, by list. */
  views?: Readonly<Record<string, readonly SavedView[]>>
}

const key = 'ADMIN_TABLES'

/** How this browser shows the lists. It outlives the session, so it has no personal data. */
export const $tablePreferences = atom<TablePreferences>(read())

export function saveTablePreferences(change: TablePreferences): void {
  const next = { ...$tablePreferences.get(), ...change }
  $tablePreferences.set(next)
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // Storage is full or blocked: the choice lasts until the page is left.
  }
}

function read(): TablePreferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}

/** URL parameters that a saved view omits: those that can name a person, and the page. */
const omitted = ['search', 'owner', 'actor', 'entityId', 'page']

/** The part of a list's URL that a view saves. */
export function viewOf(search: object): SavedView['search'] {
  return Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) =>
        !omitted.includes(name) && (typeof value === 'string' || typeof value === 'number'),
    ),
  )
}
