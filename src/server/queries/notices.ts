import type { NoticeRecord } from '../../api/notice-record.ts'
import type { NoticeData, NoticeKindName } from '../../domain/notices.ts'
import type { Queries } from '../db/database.ts'
import type { Notices } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { asks, noticeAddress, wordsOf } from '../mail/notice-messages.ts'
import { answersTo } from './claims.ts'

export interface NewNotice {
  userId: string
  kind: NoticeKindName
  subjectId: string
  data: NoticeData
  /** What happened, for this person: said once, however often it is tried. */
  eventKey: string
}

/** Undefined when this person was told of this event before. */
export async function insertNotice(
  tx: Queries,
  notice: NewNotice,
  { shown, digest }: { shown: boolean; digest: boolean },
  now: number,
): Promise<Notices | undefined> {
  return tx
    .insertInto('notices')
    .values({
      id: newId(),
      user_id: notice.userId,
      kind: notice.kind,
      subject_id: notice.subjectId,
      data: JSON.stringify(notice.data),
      event_key: notice.eventKey,
      shown: shown ? 1 : 0,
      digest: digest ? 1 : 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'event_key']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function noticesQuery(db: Queries, userId: string) {
  return db.selectFrom('notices').where('user_id', '=', userId).where('shown', '=', 1)
}

/** Newest first, and how many there are. */
export async function noticesOf(
  db: Queries,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Notices[]; total: number }> {
  const rows = await noticesQuery(db, userId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await noticesQuery(db, userId)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export async function countUnread(db: Queries, userId: string): Promise<number> {
  const { unread } = await noticesQuery(db, userId)
    .where('read_at', 'is', null)
    .select((count) => count.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow()
  return Number(unread)
}

/** One of the person's own; another's is as if it were not there. */
export async function findNotice(
  db: Queries,
  userId: string,
  id: string,
): Promise<Notices | undefined> {
  return noticesQuery(db, userId).selectAll().where('id', '=', id).executeTakeFirst()
}

/** Marks one notice as read, or all of them. */
export async function markRead(
  tx: Queries,
  userId: string,
  id: string | undefined,
  now: number,
): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('shown', '=', 1)
    .where('read_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute()
}

/** Takes away what was told before `before`: by then it is of no use to anyone. */
export async function deleteOldNotices(tx: Queries, before: number): Promise<void> {
  await tx.deleteFrom('notices').where('created_at', '<', before).execute()
}

/** As their reader is shown them, with what they answered. */
export async function toNoticeRecords(
  db: Queries,
  readerId: string,
  rows: readonly Notices[],
): Promise<NoticeRecord[]> {
  const questions = rows.filter(asks).map(({ subject_id }) => subject_id)
  const answers = await answersTo(db, readerId, questions)
  return rows.map((row) => {
    const answer = asks(row) ? answers.get(row.subject_id) : undefined
    return {
      id: row.id,
      kind: row.kind,
      ...wordsOf(row),
      href: noticeAddress(row),
      // The report may be gone, and the question with it.
      question: answer === undefined ? null : { answer },
      createdAt: row.created_at,
      readAt: row.read_at,
    }
  })
}
