import { days } from '../durations.ts'

/** What an authority listed, beside the reports of owners. */
export interface Listing {
  /** The name of the authority. */
  source: string
  /** The day it was listed, `YYYY-MM-DD`. */
  date: string
}

/** A draft is compared and waits; lookups read the one that is applied. */
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

export const listLimits = {
  bytes: 50_000_000,
  rows: 500_000,
  /** Bytes of one row; no honest one has more. */
  row: 2_000,
  /** Invalid lines that are named. */
  problems: 200,
  /** Added identifiers that are shown. */
  samples: 20,
  draftDays: 7,
} as const

export const draftMs = days(listLimits.draftDays) * 1000

/** More authorities than this on one identifier are not named. */
export const maxListings = 3

/** Whether lists are all that speaks against an identifier: then no verdict of a report says it. */
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
