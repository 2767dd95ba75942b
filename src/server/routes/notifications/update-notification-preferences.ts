import { updateNotificationPreferences } from '../../../api/notifications/update-notification-preferences.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import {
  putPreference,
  toNotificationPreference,
} from '../../queries/notifications/notification-preferences.ts'
import { route } from '../route.ts'

export const updateNotificationPreferencesRoute = route(
  updateNotificationPreferences,
  async ({ database, limiter, now }, { input, currentUser }) => {
    await limiter.consume('change', currentUser.id)
    const { event, inApp, email } = input
    const chosen = await database.write(async (tx) => {
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'update',
          entity: 'user',
          entityId: currentUser.id,
          details: { notices: event, inApp, email },
        },
        now(),
      )
      return putPreference(tx, { user_id: currentUser.id, event, in_app: inApp ? 1 : 0, email })
    })
    return { data: toNotificationPreference(event, chosen) }
  },
)
