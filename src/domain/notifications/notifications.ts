import type { MessageChannel } from '../channels/channels.ts'
import type { ReportStatus } from '../reports/reports.ts'

/** When an event is mailed: at once, in one mail a day with the others, or never. */
export const emailChoices = ['now', 'daily', 'off'] as const
export type EmailChoice = (typeof emailChoices)[number]

/** How a user is notified of an event. */
export interface NotificationChoice {
  inApp: boolean
  email: EmailChoice
  push: boolean
}

/**
 * The events that a user can choose to be notified of, with their default choices. `push` applies
 * to the browsers in which the user turned it on.
 */
export const notificationEvents = {
  match: { inApp: true, email: 'now', push: true },
  talk: { inApp: true, email: 'now', push: true },
  suggestion: { inApp: true, email: 'now', push: true },
  check: { inApp: true, email: 'now', push: true },
  claim: { inApp: true, email: 'now', push: true },
  ending: { inApp: true, email: 'daily', push: false },
  transfer: { inApp: true, email: 'now', push: true },
  thanks: { inApp: true, email: 'now', push: false },
  plan: { inApp: true, email: 'now', push: false },
  reminder: { inApp: true, email: 'now', push: true },
} as const satisfies Record<string, NotificationChoice>

/** Events by which a user can lose something. They cannot be turned off in every channel. */
const safetyEvents: ReadonlySet<NotificationEvent> = new Set(['transfer'])

/**
 * Why a user cannot choose this; null if they can. Push does not count: the browser may be gone.
 */
export function whyCannotSilence(
  event: NotificationEvent,
  { inApp, email }: Pick<NotificationChoice, 'inApp' | 'email'>,
): 'safety-event' | null {
  return safetyEvents.has(event) && !inApp && email === 'off' ? 'safety-event' : null
}

export type NotificationEvent = keyof typeof notificationEvents

export const notificationEventNames = Object.keys(notificationEvents) as NotificationEvent[]

/** The data of a notification. About the other party it contains only the state they gave. */
export interface NotificationData {
  /** The reader’s own name for the asset. */
  item: string
  state?: string | null
  /** True if the two identifiers are not the same. */
  identifiersDiffer?: boolean
  times?: number
  /** Milliseconds since 1970. */
  at?: number
  /** The authority that listed it. */
  source?: string
  /** The card that a plan renews with. */
  card?: string
  /** The token of a link with which the user answers without a log-in. */
  token?: string
  /** The status with which somebody else reported it. */
  reportedAs?: ReportStatus
}

export interface NotificationKind {
  /**
   * Null for notifications that are always shown and mailed: the account’s safety, a finder’s
   * message, and what staff ask or decide.
   */
  event: NotificationEvent | null
  /** The type of its subject, which decides the page that it links to. */
  leads:
    | 'match'
    | 'report'
    | 'transfer'
    | 'account'
    | 'developers'
    | 'asset'
    | 'notifications'
    | 'confirmation'
    | 'webhooks'
  /** True if it asks for an answer. It is shown whatever the user has chosen. */
  asks?: true
}

/**
 * Every kind of notification with its event and the page that it links to.
 * `locales/en/notifications.ts` has the texts.
 */
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
  'found-by-phone': { event: 'match', leads: 'report' },
  'number-registered': { event: 'claim', leads: 'asset' },
  'number-tried': { event: 'claim', leads: 'asset' },
  'namesake-registered': { event: 'claim', leads: 'asset' },
  'other-kind-registered': { event: 'claim', leads: 'asset' },
  'contest-ended': { event: 'claim', leads: 'asset' },
  'contest-lapsed': { event: 'claim', leads: 'asset' },
  'asset-listed': { event: 'claim', leads: 'asset' },
  'reported-by-other': { event: 'claim', leads: 'notifications', asks: true },
  'transfer-offered': { event: 'transfer', leads: 'transfer' },
  'transfer-withdrawn': { event: 'transfer', leads: 'transfer' },
  'transfer-received': { event: 'transfer', leads: 'transfer' },
  'transfer-accepted': { event: 'transfer', leads: 'transfer' },
  'transfer-declined': { event: 'transfer', leads: 'transfer' },
  'transfer-expired': { event: 'transfer', leads: 'transfer' },
  'transfer-stopped': { event: 'transfer', leads: 'transfer' },
  'plan-ending': { event: 'plan', leads: 'account' },
  'plan-ended': { event: 'plan', leads: 'account' },
  'renewal-failed': { event: 'plan', leads: 'account' },
  'pass-granted': { event: 'plan', leads: 'account' },
  'pass-refunded': { event: 'plan', leads: 'account' },
  'pass-disputed': { event: 'plan', leads: 'account' },
  'found-by-label': { event: null, leads: 'asset' },
  'report-confirmed': { event: null, leads: 'report' },
  'report-refused': { event: null, leads: 'report' },
  'theft-confirmed': { event: null, leads: 'report' },
  'theft-rejected': { event: null, leads: 'report' },
  'report-closed': { event: null, leads: 'report' },
  'report-reopened': { event: null, leads: 'report' },
  'evidence-asked': { event: null, leads: 'asset' },
  'claim-upheld': { event: null, leads: 'asset' },
  'claim-refused': { event: null, leads: 'asset' },
  'claim-lapsed': { event: null, leads: 'asset' },
  'claim-given-up': { event: null, leads: 'asset' },
  'still-missing': { event: 'reminder', leads: 'confirmation' },
  'still-yours': { event: 'reminder', leads: 'confirmation' },
  'closed-by-you': { event: null, leads: 'report' },
  'number-changed': { event: null, leads: 'asset' },
  'report-question': { event: null, leads: 'report' },
  'second-factor-on': { event: null, leads: 'account' },
  'second-factor-off': { event: null, leads: 'account' },
  'recovery-codes-renewed': { event: null, leads: 'account' },
  'second-factor-removal': { event: null, leads: 'account' },
  'passkey-added': { event: null, leads: 'account' },
  'passkey-removed': { event: null, leads: 'account' },
  'api-key-made': { event: null, leads: 'developers' },
  'api-key-revoked': { event: null, leads: 'developers' },
  'webhook-failing': { event: null, leads: 'webhooks' },
  'webhook-gone': { event: null, leads: 'webhooks' },
} as const satisfies Record<string, NotificationKind>

export type NotificationKindName = keyof typeof notificationKinds

/**
 * What shares a limit of mails: an event, what finders write without an account, or that a thing has
 * left its owner, which offers of others must not keep from them.
 */
export type NoticeLane = NotificationEvent | 'finder' | 'accepted'

/** Null for notifications that are mailed whatever came before. */
export function noticeLaneOf(kind: NotificationKindName): NoticeLane | null {
  if (kind === 'found-by-label' || kind === 'found-by-phone') return 'finder'
  return kind === 'transfer-accepted' ? 'accepted' : notificationKinds[kind].event
}

/**
 * The messages to the phone of a user: a notification, or the code that confirms the number. Their
 * jobs store no number.
 */
export const userPhoneKinds = {
  'sms-notice': { channel: 'sms', purpose: 'notice' },
  'sms-code': { channel: 'sms', purpose: 'code' },
  'whatsapp-notice': { channel: 'whatsapp', purpose: 'notice' },
  'whatsapp-code': { channel: 'whatsapp', purpose: 'code' },
} as const satisfies Record<string, { channel: MessageChannel; purpose: 'notice' | 'code' }>

export type UserPhoneKind = keyof typeof userPhoneKinds

export function goesToUserPhone(kind: string): kind is UserPhoneKind {
  return Object.hasOwn(userPhoneKinds, kind)
}
