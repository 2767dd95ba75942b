import { days, daysMs, hours, hoursMs, minutes, minutesMs } from '../durations.ts'
import { isStaff, type Role } from '../users/users.ts'

/** The signed-in user, read from the database for this request. */
export interface CurrentUser {
  id: string
  sessionId: string
  role: Role
  emailVerified: boolean
  /** When the user last typed their password again in this session. */
  passwordConfirmedAt: number | null
  /** When a link in a mail last set the password. */
  passwordResetAt: number | null
}

/** How long a session lives unused, and in all. Staff have to log in again sooner. */
export function sessionLife(role: Role): { idleMs: number; absoluteMs: number } {
  return isStaff(role)
    ? { idleMs: minutesMs(30), absoluteMs: hoursMs(12) }
    : { idleMs: daysMs(14), absoluteMs: daysMs(30) }
}

/**
 * A code expires after this time, or after this many wrong tries by one side: the browser that it
 * was sent for, or all others together.
 */
export const codeRules = { tries: 5, seconds: minutes(10) } as const

/**
 * After the right password, a log-in ends after this many wrong second-factor codes or this time.
 */
export const challengeRules = { tries: 5, seconds: minutes(5) } as const

/** How long a passkey may take to respond, and how many passkeys an account may have. */
export const passkeyRules = { seconds: minutes(5), perAccount: 20 } as const

/** When staff remove a user's second factors, the user can object for this long. */
export const factorRemovalSeconds = hours(24)

/** So long it then waits for a log-in. Later, somebody else may have the password. */
export const factorRemovalLapseSeconds = days(7)

/** How long a link for a new password works. */
export const resetLinkSeconds = minutes(30)

/**
 * So long after a reset link set a password, it ends no report of a loss: the thief of an unlocked
 * phone reads its owner's mail, who needs time to get the mailbox back. And so young a second factor
 * ends with a link: a thief who had the password, or the mailbox, would keep its owner out for good.
 */
export const resetSettlesMs = daysMs(3)

/** Whether a password that a reset link set at a moment may end the report of a loss by now. */
export function hasSettled(resetAt: number, now: number): boolean {
  return now >= resetAt + resetSettlesMs
}

/**
 * How long after the mailed code that opened an account its first password can be set without another
 * mail. Later, somebody else may hold the browser.
 */
export const firstPasswordMs = minutesMs(10)

/** How long an invited user has to set a password. */
export const invitationSeconds = hours(24)

/** How long a confirmation link works; then an unconfirmed e-mail is deleted. */
export const confirmLinkSeconds = days(3)
