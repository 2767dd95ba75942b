import { updateNotificationPreferences } from '../../../api/notifications/update-notification-preferences.ts'
import {
  toNotificationPreference,
  upsertNotificationPreference,
} from '../../queries/notifications/notification-preferences.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const updateNotificationPreferencesRoute = route(
  updateNotificationPreferences,
  async (ctx, { input, currentUser }) => {
    const { limiter } = ctx
    await limiter.consume('change', currentUser.id)
    const { event, inApp, email } = input
    const chosen = await inTransaction(ctx, async (ctx, tx) => {
      logActivity(ctx, {
        action: 'update',
        entity: 'user',
        entityId: currentUser.id,
        details: { notifications: event, inApp, email },
      })
      return upsertNotificationPreference(tx, {
        user_id: currentUser.id,
        event,
        in_app: inApp ? 1 : 0,
        email,
      })
    })
    return { data: toNotificationPreference(event, chosen) }
  },
)
