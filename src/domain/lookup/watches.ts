import { days } from '../durations.ts'
import type { Candidate } from '../identifiers/read/candidates.ts'
import type { Doubt } from '../identifiers/read/doubts.ts'
import { readText } from '../identifiers/read/read-text.ts'

/** How long the confirmation link works, and how long the watch then lasts. */
export const watchRules = {
  confirmSeconds: days(3),
  seconds: days(30),
  perEmail: 20,
} as const

/** The number is known, though a lookup asks for the rest of it. */
const mayBeWatched: ReadonlySet<Doubt['code']> = new Set([
  'imei-without-check-digit',
  'imei-software-version',
  'few-digits',
])

/**
 * What is watched for a text, also without the prefix of a barcode, or with it; nothing unless it is one
 * number without other doubts.
 */
export function identitiesToWatch(text: string): Candidate[] {
  const { candidates, doubts, numbers } = readText(text)
  if (numbers.length > 1 || doubts.some(({ code }) => !mayBeWatched.has(code))) return []
  return candidates.filter(({ certainty }) => certainty === 'typed' || certainty === 'maker-code')
}
