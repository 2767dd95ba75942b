import { listNotificationPreferences } from '../../../api/notifications/list-notification-preferences.ts'
import { notificationEventNames } from '../../../domain/notifications/notifications.ts'
import {
  preferencesOf,
  toNotificationPreference,
} from '../../queries/notifications/notification-preferences.ts'
import { findLanguage } from '../../queries/users/users.ts'
import { route } from '../route.ts'

export const listNotificationPreferencesRoute = route(
  listNotificationPreferences,
  async ({ database }, { currentUser }) => {
    const chosen = await preferencesOf(database.read, currentUser.id)
    const language = await findLanguage(database.read, currentUser.id)
    return {
      data: notificationEventNames.map((event) =>
        toNotificationPreference(
          event,
          chosen.find((row) => row.event === event),
          language,
        ),
      ),
    }
  },
)
