import type { NotificationKindName } from './notifications.ts'

/** What waits for a user, the most urgent first. */
export const taskKinds = [
  /** Somebody has what is missing, or misses what the user found: it is the user’s turn to write. */
  'contact',
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
  /** An unread notification of something that matters, or an open question of staff about a report. */
  'notice',
  /** The account was opened by a report and has no password yet. */
  'password',
  /** The account was opened by a report and has no name yet. */
  'name',
  /** A warranty ends soon. */
  'warranty',
] as const

export type TaskKind = (typeof taskKinds)[number]

/**
 * Notifications that are tasks until they are read. What waits for an answer is a task of its own, until
 * it is answered: `question`, for example, and the question of staff about a report.
 */
export const noticeKinds = [
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
