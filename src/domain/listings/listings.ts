import { daysMs } from '../durations.ts'

/** An identifier's entry in the list of an authority, apart from the reports of owners. */
export interface Listing {
  /** The name of the authority. */
  source: string
  /** The day it was listed, `YYYY-MM-DD`. */
  date: string
}

/**
 * A draft is compared with the current list and waits for a decision; lookups read the applied
 * list.
 */
export const importStates = [
  'receiving',
  'draft',
  'applied',
  'replaced',
  'undone',
  'expired',
  'discarded',
] as const
export type ImportState = (typeof importStates)[number]

/** Why a list could not be read. */
export const listFailures = [
  'list-without-header',
  'list-unreadable',
  'list-rows',
  'list-bytes',
  'other',
] as const
export type ListFailure = (typeof listFailures)[number]

/** The failure of a reason; anything unforeseen is `other`. */
export function listFailureOf(reason: string): ListFailure {
  return listFailures.find((known) => known === reason) ?? 'other'
}

export const listLimits = {
  bytes: 50_000_000,
  rows: 500_000,
  /** Invalid lines that are shown. */
  problems: 200,
  /** Added identifiers that are shown. */
  samples: 20,
  draftDays: 7,
} as const

export const draftMs = daysMs(listLimits.draftDays)

/** The most authorities that are named for one identifier. */
export const maxListings = 3

/** Whether only lists of authorities, and no report, speak against an identifier. */
export function isListedAlone(result: {
  verdict: string
  listings?: readonly Listing[] | undefined
}): boolean {
  const { verdict, listings = [] } = result
  return listings.length > 0 && (verdict === 'clear' || verdict === 'unknown')
}

/** Why an import cannot be applied; null if it can. */
export function whyCannotApply(
  draft: {
    state: ImportState
    compared_with: string | null
    entries: number
    expires_at: number | null
  },
  currentImportId: string | null,
  now: number,
): 'list-not-draft' | 'list-changed' | 'list-empty' | 'list-ended' | null {
  if (draft.state !== 'draft') return 'list-not-draft'
  if (draft.compared_with !== currentImportId) return 'list-changed'
  if (draft.expires_at !== null && draft.expires_at <= now) return 'list-ended'
  return draft.entries === 0 ? 'list-empty' : null
}

/** Why a row of a list, or a number in it, is not an entry. */
export const rowProblems = [
  'no-identifier',
  'not-an-identifier',
  'number-cut',
  'zero-lost',
  'unknown-kind',
  'not-a-day',
  'above-headings',
  'total',
] as const
export type RowProblem = (typeof rowProblems)[number]
