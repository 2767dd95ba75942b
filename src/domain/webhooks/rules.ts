import { days, hours, minutes } from '../durations.ts'

export const webhookRules = {
  endpointsPerUser: 10,
  /** How long the old and the new secret both sign, so that a receiver can change over. */
  rotationSeconds: days(1),
  /** After this long without a success an endpoint is ended, and its user is notified. */
  failingSeconds: days(3),
  /** How long the log of deliveries goes back. */
  retentionSeconds: days(30),
  timeoutMs: 15_000,
  maxResponseBytes: 64 * 1024,
} as const

/** Seconds before each attempt, after the one before it. */
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

/** Each wait is up to a fifth longer or shorter, so that deliveries which failed together are not retried together. */
const jitter = 0.2

/** Longer than any wait. */
export const maxRetryWaitMs = Math.ceil(Math.max(...waits) * (1 + jitter) * 1000)

/**
 * How long to wait after this number of attempts; null when there is none left. `random` is at least
 * 0 and less than 1. A receiver that asks for more time gets it, up to a day.
 */
export function retryDelayMs(attempts: number, random: number, retryAfterMs = 0): number | null {
  const wait = waits[attempts]
  if (wait === undefined) return null
  const waitMs = Math.round(wait * 1000 * (1 + jitter * (2 * random - 1)))
  return Math.max(waitMs, Math.min(retryAfterMs, hours(24) * 1000))
}
