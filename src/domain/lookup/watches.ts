import { days } from '../durations.ts'

/** How long a link that starts a watch works, and how long the watch then goes on. */
export const watchRules = {
  confirmSeconds: days(3),
  seconds: days(30),
  perAddress: 20,
  /** Whose confirming mail has to wait: strangers can make these too. */
  waiting: 4,
} as const
