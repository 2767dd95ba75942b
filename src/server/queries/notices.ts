import type { NoticeData, NoticeEvent, NoticeKindName } from '../../domain/notices.ts'
import type { Queries } from '../db/database.ts'
import type { NoticePreferences, Notices } from '../db/tables.ts'
import { newId } from '../ids.ts'

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

export async function preferenceOf(
  db: Queries,
  userId: string,
  event: NoticeEvent,
): Promise<NoticePreferences | undefined> {
  return db
    .selectFrom('notice_preferences')
    .selectAll()
    .where('user_id', '=', userId)
    .where('event', '=', event)
    .executeTakeFirst()
}
