import { days, hours, minutes } from '../durations.ts'

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

/** How long a link for a new password works. */
export const resetLinkSeconds = minutes(30)

/**
 * So long after a reset link replaced a password, it ends no report of a loss: the thief of an unlocked
 * phone reads its owner's mail, who needs time to get the mailbox back.
 */
export const resetSettlesSeconds = days(3)

/** How long an invited user has to set a password. */
export const invitationSeconds = hours(24)

/** How long a confirmation link works; then an unconfirmed e-mail is deleted. */
export const confirmLinkSeconds = days(3)
