import { days, hours, minutes } from '../durations.ts'

/** A verification code ends after so many wrong tries from one side, or so long. */
export const codeRules = { tries: 5, seconds: minutes(10) } as const

/** After the right password: so many wrong codes of the second factor, or so long. */
export const challengeRules = { tries: 5, seconds: minutes(5) } as const

/** How long a passkey has to answer, and how many a person may have. */
export const passkeyRules = { seconds: minutes(5), perAccount: 20 } as const

/** How long the person has to object before our team’s removal of their second factors can take effect. */
export const factorRemovalSeconds = hours(24)

/** How long a link that sets a new password works. */
export const resetLinkSeconds = minutes(30)

/** How long somebody whose account was opened for them has to set a password. */
export const invitationSeconds = hours(24)

/** How long a link that confirms a subscription works; an address not confirmed by then is forgotten. */
export const confirmLinkSeconds = days(3)
