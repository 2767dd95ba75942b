import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { getAsset } from '../../api/assets/get-asset.ts'
import { listAssets } from '../../api/assets/list-assets.ts'
import { searchAssets } from '../../api/assets/search-assets.ts'
import { getReport } from '../../api/reports/get-report.ts'
import { getReportHistory } from '../../api/reports/get-report-history.ts'
import { listMyReports } from '../../api/reports/list-my-reports.ts'
import type { ReportRecord } from '../../api/reports/report-record.ts'
import { call } from '../session.ts'

/** The query keys of one's assets begin with it: all are invalidated together. */
export const assetsKey = ['assets']

const pageSize = 100

/** One's newest assets, and whether there are more: all of them, for nearly everybody. */
export const newestAssetsQuery = queryOptions({
  queryKey: [...assetsKey, 'newest'],
  queryFn: ({ signal }) => call(listAssets, { limit: pageSize }, { signal }),
})

/** The whole list a page at a time: nobody waits for thousands to see the first. */
export const assetPagesQuery = infiniteQueryOptions({
  queryKey: [...assetsKey, 'pages'],
  queryFn: ({ pageParam, signal }) =>
    call(listAssets, { limit: pageSize, ...(pageParam && { after: pageParam }) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

/** Starts from the list, where that is at hand. */
export const assetQuery = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: [...assetsKey, 'detail', id],
    queryFn: async ({ signal }) => (await call(getAsset, { id }, { signal })).data,
    initialData: () =>
      client
        .getQueryData(assetPagesQuery.queryKey)
        ?.pages.flatMap(({ data }) => data)
        .find((asset) => asset.id === id),
    initialDataUpdatedAt: () => client.getQueryState(assetPagesQuery.queryKey)?.dataUpdatedAt,
  })

/** `limit`: the most that is shown of what was found. */
export const assetSearchQuery = (text: string, limit = 10) =>
  queryOptions({
    queryKey: [...assetsKey, 'search', text, limit],
    queryFn: async ({ signal }) =>
      (await call(searchAssets, { query: text, limit }, { signal })).data,
    enabled: text !== '',
  })

/** A report changed in another tab, or decided on by our team, is seen on coming back to this one. */
const fresh = { refetchOnWindowFocus: 'always' } as const

export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: async ({ signal }) => (await call(listMyReports, {}, { signal })).data,
  ...fresh,
})

/** Starts from the list, where that is at hand. */
export const reportQuery = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: ['reports', 'detail', id],
    queryFn: async ({ signal }) => (await call(getReport, { id }, { signal })).data,
    initialData: () =>
      client.getQueryData(reportsQuery.queryKey)?.find((report) => report.id === id),
    initialDataUpdatedAt: () => client.getQueryState(reportsQuery.queryKey)?.dataUpdatedAt,
    ...fresh,
  })

export const reportHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['reports', 'history', id],
    queryFn: async ({ signal }) => (await call(getReportHistory, { id }, { signal })).data,
    ...fresh,
  })

/** Puts an answer where the screens read it: the report by itself, and in the list. */
export function cacheReportData(client: QueryClient, report: ReportRecord): void {
  client.setQueryData(reportQuery(report.id, client).queryKey, report)
  client.setQueryData(reportsQuery.queryKey, (all) =>
    all?.map((each) => (each.id === report.id ? report : each)),
  )
}
