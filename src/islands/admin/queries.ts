import { queryOptions } from '@tanstack/react-query'
import type { ResultOf } from '../../api/contracts.ts'
import { call } from '../session.ts'

const pollEveryMs = 60_000

/** The open tasks of staff: fetched every minute, and when the user returns to the page. */
export const tasksQuery = queryOptions({
  queryKey: ['admin-tasks'],
  queryFn: async ({ signal }) => (await call('GET /admin/tasks', {}, { signal })).data,
  refetchInterval: pollEveryMs,
})

export type Trends = ResultOf<'GET /admin/trends'>['data']
export type Stats = ResultOf<'GET /admin/stats'>['data']

export const statsQuery = queryOptions({
  queryKey: ['admin-stats'],
  queryFn: async ({ signal }) => (await call('GET /admin/stats', {}, { signal })).data,
})

export const trendsQuery = (days: number) =>
  queryOptions({
    queryKey: ['admin-trends', days],
    queryFn: async ({ signal }) => (await call('GET /admin/trends', { days }, { signal })).data,
  })
