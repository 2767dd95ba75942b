import { days } from '../durations.ts'

/** How long the confirmation link works, and how long the watch then lasts. */
export const watchRules = {
  confirmSeconds: days(3),
  seconds: days(30),
  perEmail: 20,
  /** The most confirmation mails that wait for one e-mail: strangers can request these too. */
  waiting: 4,
} as const
