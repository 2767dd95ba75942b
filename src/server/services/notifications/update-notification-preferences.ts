import type { updateNotificationPreferences } from '../../../api/notifications/update-notification-preferences.ts'
import { Problem } from '../../../api/problem.ts'
import { whyCannotSilence } from '../../../domain/notifications/notifications.ts'
import {
  preferenceOf,
  toNotificationPreference,
  upsertNotificationPreference,
} from '../../queries/notifications/notification-preferences.ts'
import { findLanguage } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

/** Saves how a user is notified of one event. */
export async function updateNotificationPreferencesUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof updateNotificationPreferences>,
) {
  const { limiter } = ctx
  await limiter.consume('change', currentUser.id)
  const { event, inApp, email } = input
  const refusal = whyCannotSilence(event, input)
  if (refusal) throw new Problem('INVALID_INPUT', refusal, { field: 'email' })
  const chosen = await inTransaction(ctx, async (ctx, tx) => {
    const before = await preferenceOf(tx, currentUser.id, event)
    const push = input.push === undefined ? (before?.push ?? null) : input.push ? 1 : 0
    logActivity(ctx, {
      action: 'update',
      entity: 'user',
      entityId: currentUser.id,
      details: { notifications: event, inApp, email, ...(push !== null && { push: push === 1 }) },
    })
    return upsertNotificationPreference(tx, {
      user_id: currentUser.id,
      event,
      in_app: inApp ? 1 : 0,
      email,
      push,
    })
  })
  const language = await findLanguage(ctx.database.read, currentUser.id)
  return { data: toNotificationPreference(event, chosen, language) }
}
