import type { NotificationKindName } from './notifications.ts'

/** What waits for a user, the most urgent first. */
export const taskKinds = [
  /** A finder wrote through a label. */
  'label-message',
  /** The finder of a match asks what only the owner can know. */
  'question',
  /** A possible match: the user says whether it may be theirs, or the owner’s. */
  'match',
  /** The first steps after a loss, until the user ticks one. */
  'steps',
  /** Staff ask for evidence of ownership. */
  'evidence',
  /** An asset offered to the user, with a last day to answer. */
  'transfer',
  /** A report that waits for its number. */
  'draft',
  /** An unread notification of something that matters. */
  'notice',
  /** The account was opened by a report and has no password yet. */
  'password',
  /** A warranty ends soon. */
  'warranty',
] as const

export type TaskKind = (typeof taskKinds)[number]

/** Notices that come before all other tasks: somebody has what is missing, or writes about it. */
export const urgentNotices: ReadonlySet<string> = new Set<NotificationKindName>([
  'match-for-owner',
  'match-accepted-for-owner',
  'match-accepted-for-finder',
  'message-from-owner',
  'message-from-finder',
])

/**
 * Notifications that are tasks until they are read. `question`, for example, is a task of its own.
 */
export const noticeKinds = [
  'match-for-owner',
  'match-for-finder',
  'match-accepted-for-owner',
  'match-accepted-for-finder',
  'message-from-owner',
  'message-from-finder',
  'answered',
  'handed-over',
  'number-registered',
  'number-tried',
  'namesake-registered',
  'other-kind-registered',
  'contest-ended',
  'contest-lapsed',
  'asset-listed',
  'reported-by-other',
  'report-confirmed',
  'report-refused',
  'theft-confirmed',
  'theft-rejected',
  'report-question',
  'report-closed',
  'report-reopened',
  'claim-upheld',
  'claim-refused',
  'claim-lapsed',
  'transfer-accepted',
  'transfer-expired',
  'plan-ending',
  'renewal-failed',
] as const satisfies NotificationKindName[]
