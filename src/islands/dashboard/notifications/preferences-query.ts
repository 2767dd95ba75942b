import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session.ts'

export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: async ({ signal }) =>
    (await call('GET /notifications/preferences', {}, { signal })).data,
})

export const phoneQuery = queryOptions({
  queryKey: ['phone-channels'],
  queryFn: async ({ signal }) => (await call('GET /notifications/phone', {}, { signal })).data,
})
