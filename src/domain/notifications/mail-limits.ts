import { days, hours, minutes } from '../durations.ts'

/**
 * A mailbox that reaches one of these limits for a budget (`mail-budgets.ts`) gets no more mails of
 * that budget.
 */
export const recipientMailLimits = [
  { times: 1, seconds: minutes(1) },
  { times: 5, seconds: hours(1) },
  { times: 10, seconds: days(1) },
] as const

/**
 * The same for notifications that others cause; further ones are sent together in one mail a day.
 * There is no limit per minute, so that an owner gets the first ones at once.
 */
export const notificationMailLimits = [
  { times: 5, seconds: hours(1) },
  { times: 10, seconds: days(1) },
] as const
