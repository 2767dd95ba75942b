import { days, hours, minutes } from '../durations.ts'
import type { NoticeLane } from './notifications.ts'

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
 * Mails that anybody can request by typing an e-mail, to one mailbox: from each who does, and from
 * all. A confirmation can wait, so a mailbox gets few; a finder's code cannot.
 */
export const requestedMailLimits = {
  requested: {
    bySender: [
      { times: 1, seconds: minutes(1) },
      { times: 2, seconds: hours(1) },
      { times: 4, seconds: days(1) },
    ],
    inAll: recipientMailLimits,
  },
  find: {
    bySender: recipientMailLimits,
    inAll: [
      { times: 5, seconds: minutes(10) },
      { times: 30, seconds: days(1) },
    ],
  },
} as const

/** The most confirmations of one mailbox and sender that wait for their mail. */
export const waitingConfirmations = 4

export interface NoticeLimits {
  /** For each sender, so that nobody uses up what others need. */
  bySender: readonly { times: number; seconds: number }[]
  /** A day, from all senders: no mailbox drowns. */
  inAll: number
}

const usual: NoticeLimits = {
  bySender: [
    { times: 5, seconds: hours(1) },
    { times: 10, seconds: days(1) },
  ],
  inAll: 50,
}
/** What an owner needs to hear at once, however many strangers cause the same. */
const urgent: NoticeLimits = { ...usual, inAll: 500 }

/**
 * How many notifications are mailed at once; further ones are sent together in one mail a day.
 * There is no limit per minute, so that an owner gets the first ones at once.
 */
export const noticeLimits: Record<NoticeLane, NoticeLimits> = {
  match: urgent,
  check: urgent,
  claim: urgent,
  finder: { bySender: [{ times: 2, seconds: days(1) }], inAll: 500 },
  ...{ talk: usual, suggestion: usual, ending: usual, transfer: usual },
  ...{ thanks: usual, plan: usual, reminder: usual },
}

/** The events of which an owner needs to hear first when texts run short. */
const urgentLanes: readonly NoticeLane[] = ['match', 'check', 'finder']

export function isUrgentLane(lane: NoticeLane): boolean {
  return urgentLanes.includes(lane)
}

/**
 * How many notifications of an event go to a user’s phone. Each text costs money, and the app and mails
 * have the others, too.
 */
export function textLimitsOf(lane: NoticeLane): NoticeLimits {
  return { bySender: [{ times: 4, seconds: days(1) }], inAll: isUrgentLane(lane) ? 10 : 5 }
}
