import type { NotificationRecord } from '../../../api/notifications/notifications.ts'
import { asks, notificationUrl } from '../../../domain/notifications/notification-view.ts'
import type {
  NotificationData,
  NotificationKindName,
} from '../../../domain/notifications/notifications.ts'
import { wordsOf } from '../../../locales/words-of.ts'
import type { Queries } from '../../db/database.ts'
import type { NotificationRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { countRows, hasRow } from '../count-rows.ts'
import { answersTo } from '../disputes/claims.ts'
import { findLanguage } from '../users/users.ts'

export interface NewNotification {
  userId: string
  kind: NotificationKindName
  subjectId: string
  data: NotificationData
  /** The event: a user gets one notification per event key. */
  eventKey: string
  /**
   * Who caused it, for the limits of mails: the id of an account, or a keyed hash. Without it, its
   * subject is counted.
   */
  sender?: string
}

/** Stores a notification; undefined if the user was already notified of this event. */
export async function insertNotification(
  tx: Queries,
  notification: NewNotification,
  { shown, digest }: { shown: boolean; digest: boolean },
  now: number,
): Promise<NotificationRow | undefined> {
  return tx
    .insertInto('notifications')
    .values({
      id: newId(),
      user_id: notification.userId,
      kind: notification.kind,
      subject_id: notification.subjectId,
      data: JSON.stringify(notification.data),
      event_key: notification.eventKey,
      shown: shown ? 1 : 0,
      digest: digest ? 1 : 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'event_key']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Whether a user was notified of an event. */
export async function hasNotification(
  db: Queries,
  userId: string,
  eventKey: string,
): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('notifications')
      .where('user_id', '=', userId)
      .where('event_key', '=', eventKey)
      .select('id'),
  )
}

export function notificationsQuery(db: Queries, userId: string) {
  return db.selectFrom('notifications').where('user_id', '=', userId).where('shown', '=', 1)
}

/** A page of a user's notifications, newest first, with the total number. */
export async function notificationsOf(
  db: Queries,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: NotificationRow[]; total: number }> {
  const rows = await notificationsQuery(db, userId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: await countRows(notificationsQuery(db, userId)) }
}

export async function countUnread(db: Queries, userId: string): Promise<number> {
  return countRows(notificationsQuery(db, userId).where('read_at', 'is', null))
}

/** Returns undefined also for another user's notification. */
export async function findNotification(db: Queries, userId: string, id: string) {
  return notificationsQuery(db, userId).selectAll().where('id', '=', id).executeTakeFirst()
}

/** Marks one notification as read, or all. */
export async function markRead(
  tx: Queries,
  userId: string,
  id: string | undefined,
  now: number,
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('shown', '=', 1)
    .where('read_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute()
}

const maxDeleted = 1000

/** Deletes notifications of one kind, the oldest first, so that `kept` stay. */
export async function deleteOldest(
  tx: Queries,
  userId: string,
  kind: NotificationKindName,
  kept: number,
): Promise<void> {
  const oldest = tx
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxDeleted)
    .offset(kept)
  await tx.deleteFrom('notifications').where('id', 'in', oldest).execute()
}

/** Notifications as their reader sees them, with the reader's answers to their questions. */
export async function toNotificationRecords(
  db: Queries,
  readerId: string,
  rows: readonly NotificationRow[],
): Promise<NotificationRecord[]> {
  const questions = rows.filter(asks).map(({ subject_id }) => subject_id)
  const answers = await answersTo(db, readerId, questions)
  const language = await findLanguage(db, readerId)
  const { notifications } = wordsOf(language)
  return rows.map((row) => {
    const answer = asks(row) ? answers.get(row.subject_id) : undefined
    return {
      id: row.id,
      kind: row.kind,
      ...notifications.notificationMessageText(row),
      href: notificationUrl(row, language),
      // The question is deleted with its report.
      question: answer === undefined ? null : { answer },
      createdAt: row.created_at,
      readAt: row.read_at,
    }
  })
}
