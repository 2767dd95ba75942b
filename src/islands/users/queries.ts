import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '../../api/auth/list-sessions.ts'
import { call } from '../session.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).data,
})
