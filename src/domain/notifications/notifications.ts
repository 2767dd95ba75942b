import type { ReportStatus } from '../reports/reports.ts'

/** When a mail of an event is sent: at once, in one mail a day with the others, or never. */
export const emailChoices = ['now', 'daily', 'off'] as const
export type EmailChoice = (typeof emailChoices)[number]

/** What a person can be told of, as they choose it, with what they get unless they say otherwise. */
export const notificationEvents = {
  match: { inApp: true, email: 'now' },
  talk: { inApp: true, email: 'now' },
  suggestion: { inApp: true, email: 'now' },
  check: { inApp: true, email: 'now' },
  claim: { inApp: true, email: 'now' },
  ending: { inApp: true, email: 'daily' },
  transfer: { inApp: true, email: 'now' },
  thanks: { inApp: true, email: 'now' },
} as const satisfies Record<string, { inApp: boolean; email: EmailChoice }>

export type NotificationEvent = keyof typeof notificationEvents

export const notificationEventNames = Object.keys(notificationEvents) as NotificationEvent[]

/** What a notification may hold: nothing of the other party but the state they gave. */
export interface NotificationData {
  /** The reader's own name for the thing. */
  item: string
  state?: string | null
  /** The two numbers are not the same. */
  identifiersDiffer?: boolean
  times?: number
  /** Milliseconds since 1970. */
  at?: number
  /** What somebody else reported it as. */
  reportedAs?: ReportStatus
}

export interface NotificationKind {
  /** Null for what concerns the account's safety: it is told and mailed whatever is chosen. */
  event: NotificationEvent | null
  /** What its subject is, which says where a tap leads. */
  leads: 'match' | 'report' | 'transfer' | 'account' | 'asset' | 'notifications'
  /** It asks for an answer, which is given on the notification: it is shown whatever the person has chosen. */
  asks?: true
}

/** Every kind of notification: the event it belongs to and where it leads. `locales/en/notifications.ts` has the words. */
export const notificationKinds = {
  'match-for-owner': { event: 'match', leads: 'match' },
  'match-for-finder': { event: 'match', leads: 'match' },
  'match-accepted-for-owner': { event: 'match', leads: 'match' },
  'match-accepted-for-finder': { event: 'match', leads: 'match' },
  'match-suggested': { event: 'suggestion', leads: 'match' },
  'message-from-owner': { event: 'talk', leads: 'match' },
  'message-from-finder': { event: 'talk', leads: 'match' },
  question: { event: 'talk', leads: 'match' },
  answered: { event: 'talk', leads: 'match' },
  'sharing-by-owner': { event: 'talk', leads: 'match' },
  'sharing-by-finder': { event: 'talk', leads: 'match' },
  'match-withdrawn': { event: 'ending', leads: 'match' },
  'handed-over': { event: 'ending', leads: 'match' },
  thanks: { event: 'thanks', leads: 'match' },
  checked: { event: 'check', leads: 'report' },
  'number-registered': { event: 'claim', leads: 'asset' },
  'reported-by-other': { event: 'claim', leads: 'notifications', asks: true },
  'transfer-offered': { event: 'transfer', leads: 'transfer' },
  'transfer-withdrawn': { event: 'transfer', leads: 'transfer' },
  'transfer-received': { event: 'transfer', leads: 'transfer' },
  'transfer-accepted': { event: 'transfer', leads: 'transfer' },
  'transfer-declined': { event: 'transfer', leads: 'transfer' },
  'transfer-expired': { event: 'transfer', leads: 'transfer' },
  'transfer-stopped': { event: 'transfer', leads: 'transfer' },
  'second-factor-on': { event: null, leads: 'account' },
  'second-factor-off': { event: null, leads: 'account' },
  'second-factor-removal': { event: null, leads: 'account' },
  'passkey-added': { event: null, leads: 'account' },
  'passkey-removed': { event: null, leads: 'account' },
} as const satisfies Record<string, NotificationKind>

export type NotificationKindName = keyof typeof notificationKinds
