import { queryOptions } from '@tanstack/react-query'
import { listNotificationPreferences } from '../../../api/notifications/list-notification-preferences.ts'
import { call } from '../../session.ts'

export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: async ({ signal }) => (await call(listNotificationPreferences, {}, { signal })).data,
})
