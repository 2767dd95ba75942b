import type { NoticePreference } from '../../api/notice-preference.ts'
import { type NoticeEvent, noticeEvents } from '../../domain/notices.ts'
import { noticeEventLabels } from '../../locales/en/notices.ts'
import type { Queries } from '../db/database.ts'
import type { NoticePreferences } from '../db/tables.ts'

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

/** What a person has chosen; of the other events they get what everybody gets. */
export async function preferencesOf(db: Queries, userId: string): Promise<NoticePreferences[]> {
  return db.selectFrom('notice_preferences').selectAll().where('user_id', '=', userId).execute()
}

export async function putPreference(
  tx: Queries,
  row: NoticePreferences,
): Promise<NoticePreferences> {
  const { in_app, email } = row
  return tx
    .insertInto('notice_preferences')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'event']).doUpdateSet({ in_app, email }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function toNoticePreference(
  event: NoticeEvent,
  chosen: NoticePreferences | undefined,
): NoticePreference {
  const { inApp, email } = noticeEvents[event]
  const { label, about } = noticeEventLabels[event]
  return {
    event,
    label,
    about,
    inApp: chosen ? chosen.in_app === 1 : inApp,
    email: chosen?.email ?? email,
  }
}
