import { queryOptions } from '@tanstack/react-query'
import { listNotificationPreferences } from '../../../api/notifications/list-notification-preferences.ts'
import { listPhoneChannels } from '../../../api/notifications/list-phone-channels.ts'
import { call } from '../../session.ts'

export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: async ({ signal }) => (await call(listNotificationPreferences, {}, { signal })).data,
})

export const phoneQuery = queryOptions({
  queryKey: ['phone-channels'],
  queryFn: async ({ signal }) => (await call(listPhoneChannels, {}, { signal })).data,
})
