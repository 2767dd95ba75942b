import { days, hours, minutes } from '../durations.ts'

/** A code ends after this many wrong tries from one side, or this long. */
export const codeRules = { tries: 5, seconds: minutes(10) } as const

/** After the right password: this many wrong codes of the second factor, or this long. */
export const challengeRules = { tries: 5, seconds: minutes(5) } as const

/** How long a passkey may take to respond, and the maximum number of passkeys. */
export const passkeyRules = { seconds: minutes(5), perAccount: 20 } as const

/** How long a user can object before staff's removal of their second factors takes effect. */
export const factorRemovalSeconds = hours(24)

/** How long a link for a new password works. */
export const resetLinkSeconds = minutes(30)

/** How long an invited user has to set a password. */
export const invitationSeconds = hours(24)

/** How long a confirmation link works; then an unconfirmed e-mail is deleted. */
export const confirmLinkSeconds = days(3)
