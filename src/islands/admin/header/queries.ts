import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session.ts'

const pollEveryMs = 60_000

/** The open tasks of staff: fetched every minute, and when the user returns to the page. */
export const tasksQuery = queryOptions({
  queryKey: ['admin-tasks'],
  queryFn: async ({ signal }) => (await call('GET /admin/tasks', {}, { signal })).data,
  refetchInterval: pollEveryMs,
})
