import type { NotificationPreference } from '../../../api/notifications/preferences.ts'
import type { Language } from '../../../domain/languages.ts'
import {
  type NotificationEvent,
  notificationEvents,
} from '../../../domain/notifications/notifications.ts'
import { wordsOf } from '../../../locales/words-of.ts'
import type { Queries } from '../../db/database.ts'
import type { NotificationPreferenceRow } from '../../db/tables.ts'
import { findRow, findRows } from '../rows-by-columns.ts'

export async function preferenceOf(db: Queries, userId: string, event: NotificationEvent) {
  return findRow(db, 'notification_preferences', { user_id: userId, event })
}

/** The preferences that a user has set; other events have their defaults. */
export async function preferencesOf(db: Queries, userId: string) {
  return findRows(db, 'notification_preferences', { user_id: userId })
}

export async function upsertNotificationPreference(tx: Queries, row: NotificationPreferenceRow) {
  const { in_app, email, push, sms, whatsapp } = row
  return tx
    .insertInto('notification_preferences')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'event']).doUpdateSet({ in_app, email, push, sms, whatsapp }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function toNotificationPreference(
  event: NotificationEvent,
  chosen: NotificationPreferenceRow | undefined,
  language: Language,
): NotificationPreference {
  const { inApp, email, push } = notificationEvents[event]
  const { label, about } = wordsOf(language).notifications.notificationEventLabels[event]
  return {
    event,
    label,
    about,
    inApp: chosen ? chosen.in_app === 1 : inApp,
    email: chosen?.email ?? email,
    push: chosen?.push == null ? push : chosen.push === 1,
    sms: chosen?.sms === 1,
    whatsapp: chosen?.whatsapp === 1,
  }
}
