import { queryOptions } from '@tanstack/react-query'
import { listNoticePreferences } from '../../../api/list-notice-preferences.ts'
import { call } from '../../session.ts'

export const preferencesQuery = queryOptions({
  queryKey: ['notice-preferences'],
  queryFn: async ({ signal }) => (await call(listNoticePreferences, {}, { signal })).data,
})
