import { days } from '../durations.ts'
import type { Candidate } from '../identifiers/read/candidates.ts'
import { readText } from '../identifiers/read/read-text.ts'

/** How long the confirmation link works, and how long the watch then lasts. */
export const watchRules = {
  confirmSeconds: days(3),
  seconds: days(30),
  perEmail: 20,
  /** The most confirmation mails that wait for one e-mail: strangers can request these too. */
  waiting: 4,
} as const

/** What is watched for a text; nothing unless it is one number without doubts. */
export function identitiesToWatch(text: string): Candidate[] {
  const { candidates, doubts, numbers } = readText(text)
  if (doubts.length > 0 || numbers.length > 1) return []
  return candidates.filter(({ certainty }) => certainty === 'typed')
}
