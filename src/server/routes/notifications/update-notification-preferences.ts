import { updateNotificationPreferences } from '../../../api/notifications/update-notification-preferences.ts'
import { updateNotificationPreferencesUseCase } from '../../services/notifications/update-notification-preferences.ts'
import { route } from '../route.ts'

export const updateNotificationPreferencesRoute = route(
  updateNotificationPreferences,
  updateNotificationPreferencesUseCase,
)
