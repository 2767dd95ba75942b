import { updateNotificationPreferences } from '../../../api/notifications/update-notification-preferences.ts'
import { Problem } from '../../../api/problem.ts'
import { whyCannotSilence } from '../../../domain/notifications/notifications.ts'
import {
  preferenceOf,
  toNotificationPreference,
  upsertNotificationPreference,
} from '../../queries/notifications/notification-preferences.ts'
import { findLanguage } from '../../queries/users/users.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const updateNotificationPreferencesRoute = route(
  updateNotificationPreferences,
  async (ctx, { input, currentUser }) => {
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
  },
)
