import { days, hours, hoursMs, minutes } from '../durations.ts'

export const webhookRules = {
  endpointsPerUser: 10,
  /** How long webhooks are signed with both the old and the new secret. */
  rotationSeconds: days(1),
  /** After this long without a success an endpoint is stopped, and its user is notified. */
  failingSeconds: days(3),
  /** How long the log of deliveries is stored. */
  retentionSeconds: days(30),
  timeoutMs: 15_000,
  maxResponseBytes: 64 * 1024,
} as const

/** Seconds from the previous attempt to each attempt. */
const waits = [
  0,
  5,
  minutes(5),
  minutes(30),
  hours(2),
  hours(5),
  hours(10),
  hours(14),
  hours(20),
  hours(24),
] as const

/**
 * Each wait is up to a fifth longer or shorter, so that deliveries that failed together are spread.
 */
const jitter = 0.2

/** Longer than any wait. */
export const maxRetryWaitMs = Math.ceil(Math.max(...waits) * (1 + jitter) * 1000)

/**
 * Milliseconds to wait after this number of attempts; null if no attempt is left. `random` is at
 * least 0 and less than 1. `retryAfterMs` is what the receiver asked for; up to a day is granted.
 */
export function retryDelayMs(attempts: number, random: number, retryAfterMs = 0): number | null {
  const wait = waits[attempts]
  if (wait === undefined) return null
  const waitMs = Math.round(wait * 1000 * (1 + jitter * (2 * random - 1)))
  return Math.max(waitMs, Math.min(retryAfterMs, hoursMs(24)))
}

export const userWatchRules = {
  perUser: 10_000,
  maxPerCall: 1_000,
} as const
