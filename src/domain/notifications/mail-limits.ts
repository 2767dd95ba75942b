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

const oftenRequested = {
  bySender: recipientMailLimits,
  inAll: [
    { times: 5, seconds: minutes(10) },
    { times: 30, seconds: days(1) },
  ],
} as const

/**
 * Mails that anybody can request by typing an e-mail, to one mailbox: from each who does, and from
 * all. A confirmation can wait, so a mailbox gets few; a finder's code cannot, nor can a link that
 * opens an account.
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
  find: oftenRequested,
  again: oftenRequested,
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
  talk: urgent,
  finder: { bySender: [{ times: 2, seconds: days(1) }], inAll: 500 },
  ...{ suggestion: usual, ending: usual, transfer: usual, accepted: usual },
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

/**
 * The budget that a mail to a mailbox counts against. Each budget is counted separately, so that
 * mails which others cause never block the mail that lets a user log in.
 */
export type MailBudget =
  /** Links to set a new password. */
  | 'reset'
  /** Codes that verify an e-mail. */
  | 'code'
  /** Mails that anyone can request by typing an e-mail: the newsletter, a watch. */
  | 'requested'
  /** Codes that confirm a found report. Separate, because a newsletter must not delay a finder. */
  | 'find'
  /** Links that open a registration whose mailbox has had its `reset` mails. */
  | 'again'
  /** Mails that others cause to an e-mail without an account: offers. */
  | 'caused'
  /** Links that staff send. */
  | 'team'
  /** Notifications, by what happened. */
  | NoticeLane
  /** The same to a phone. */
  | `text ${NoticeLane}`
  /** The same to a user’s browsers. */
  | `push ${NoticeLane}`

/** Whether a mail may be sent now; if not, when the next one may. */
export type MailSlot =
  | { granted: true; nextAt: number }
  | { granted: false; lastAt: number; nextAt: number }

export type Withheld = Extract<MailSlot, { granted: false }>

/** When the next mail may be sent, given the times `sentAt` (newest first); 0 means at once. */
export function nextMailAt(
  sentAt: readonly number[],
  windows: readonly { times: number; seconds: number }[],
): number {
  return Math.max(
    0,
    ...windows.map(({ times, seconds }) => {
      const oldest = sentAt[times - 1]
      return oldest === undefined ? 0 : oldest + seconds * 1000
    }),
  )
}

/** The response for a mail that was withheld, with the seconds until the next attempt. */
export function withheldResponse(message: string, { nextAt }: Withheld, now: number) {
  return { message, retryAfterSeconds: Math.max(1, Math.ceil((nextAt - now) / 1000)) }
}
