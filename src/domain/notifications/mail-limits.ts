import { days, hours, minutes } from '../durations.ts'

/**
 * Once a mailbox has had so many mails of one budget (`domain/mail-budgets.ts`), no more of that budget
 * go to it.
 */
export const recipientMailLimits = [
  { times: 1, seconds: minutes(1) },
  { times: 5, seconds: hours(1) },
  { times: 10, seconds: days(1) },
] as const

/** The same for notifications that others cause: beyond, they come in one mail a day. An owner waits for no minute. */
export const notificationMailLimits = [
  { times: 5, seconds: hours(1) },
  { times: 10, seconds: days(1) },
] as const
