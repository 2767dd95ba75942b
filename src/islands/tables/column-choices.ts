import type { ChosenColumns } from '../../domain/tables/columns.ts'
import { tableWords } from '../../locales/en/screens/tables.ts'
import { fill } from '../../locales/texts.ts'

/** Headings hold nothing secret, so the browser remembers them: each account has its own. */
const keyOf = (what: 'import' | 'list', userId: string) => `${what}-columns ${userId}`

/** What this account chose for the headings of earlier tables in this browser. */
export function rememberedColumns<Meaning extends string>(
  what: 'import' | 'list',
  userId: string,
): ChosenColumns<Meaning> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(what, userId)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as ChosenColumns<Meaning>) : {}
  } catch {
    return {}
  }
}

export function rememberColumns(
  what: 'import' | 'list',
  userId: string,
  chosen: ChosenColumns<string>,
): void {
  try {
    localStorage.setItem(keyOf(what, userId), JSON.stringify(chosen))
  } catch {
    // The browser stores nothing, so the user is asked again.
  }
}

/** Its heading, or else its place. */
export const columnName = (heading: string, index: number) =>
  heading || fill(tableWords.columnNumber, { number: index + 1 })
