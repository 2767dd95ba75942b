import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { getStats } from '../../../api/overview/get-stats.ts'
import { getTrends } from '../../../api/overview/get-trends.ts'
import { call } from '../../session.ts'

export type Trends = z.output<typeof getTrends.result>['data']
export type Stats = z.output<typeof getStats.result>['data']

export const statsQuery = queryOptions({
  queryKey: ['admin-stats'],
  queryFn: async ({ signal }) => (await call(getStats, {}, { signal })).data,
})

export const trendsQuery = (days: number) =>
  queryOptions({
    queryKey: ['admin-trends', days],
    queryFn: async ({ signal }) => (await call(getTrends, { days }, { signal })).data,
  })
