import type { ChosenColumns } from './columns.ts'

/** Headings hold nothing secret, so the browser remembers them: each account has its own. */
const keyOf = (userId: string) => `import-columns ${userId}`

/** What this account chose for the headings of earlier tables in this browser. */
export function rememberedColumns(userId: string): ChosenColumns {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as ChosenColumns) : {}
  } catch {
    return {}
  }
}

export function rememberColumns(userId: string, chosen: ChosenColumns): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(chosen))
  } catch {
    // The browser stores nothing, so the user is asked again.
  }
}
