import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ReportRecord } from '../../api/reports/report-record.ts'
import { searchWords } from '../../domain/text/search-words.ts'
import { call } from '../session.ts'
import { cacheAnswer } from '../shell/cache-answer.ts'

/** The first part of all asset query keys, so that they are invalidated together. */
export const assetsKey = ['assets']

const pageSize = 100

/**
 * The user's newest assets, and whether there are more. For nearly all users these are all assets.
 */
export const newestAssetsQuery = queryOptions({
  queryKey: [...assetsKey, 'newest'],
  queryFn: ({ signal }) => call('GET /assets', { limit: pageSize }, { signal }),
})

/** The whole list by page, so that users with thousands of assets see the first ones quickly. */
export const assetPagesQuery = infiniteQueryOptions({
  queryKey: [...assetsKey, 'pages'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /assets', { limit: pageSize, ...(pageParam && { after: pageParam }) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

/** Starts with the data from the list, if it is cached. */
export const assetQuery = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: [...assetsKey, 'detail', id],
    queryFn: async ({ signal }) => (await call('GET /assets/detail/{id}', { id }, { signal })).data,
    initialData: () =>
      client
        .getQueryData(assetPagesQuery.queryKey)
        ?.pages.flatMap(({ data }) => data)
        .find((asset) => asset.id === id),
    initialDataUpdatedAt: () => client.getQueryState(assetPagesQuery.queryKey)?.dataUpdatedAt,
  })

/** `limit`: the maximum number of results. */
export const assetSearchQuery = (text: string, limit = 10) =>
  queryOptions({
    queryKey: [...assetsKey, 'search', text, limit],
    queryFn: async ({ signal }) =>
      (await call('GET /assets/search/', { query: text, limit }, { signal })).data,
    enabled: text !== '',
  })

/** Refetched on focus, because another tab or staff may have changed a report. */
const fresh = { refetchOnWindowFocus: 'always' } as const

export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: async ({ signal }) => (await call('GET /reports/user', {}, { signal })).data,
  ...fresh,
})

/** Starts with the data from the list, if it is cached. */
export const reportQuery = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: ['reports', 'detail', id],
    queryFn: async ({ signal }) => (await call('GET /reports/{id}', { id }, { signal })).data,
    initialData: () =>
      client.getQueryData(reportsQuery.queryKey)?.find((report) => report.id === id),
    initialDataUpdatedAt: () => client.getQueryState(reportsQuery.queryKey)?.dataUpdatedAt,
    ...fresh,
  })

export const reportHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['reports', 'history', id],
    queryFn: async ({ signal }) =>
      (await call('GET /reports/{id}/history', { id }, { signal })).data,
    ...fresh,
    // Others add to it: they check the number, and staff decide.
    refetchOnMount: 'always',
  })

/** Stores the answer to a change in the cache: as the report, and in the list. */
export async function cacheReportData(client: QueryClient, report: ReportRecord): Promise<void> {
  await cacheAnswer(client, reportQuery(report.id, client).queryKey, report)
  client.setQueryData(reportsQuery.queryKey, (all) =>
    all?.map((each) => (each.id === report.id ? report : each)),
  )
}

/**
 * Whether the words of a name begin with the typed words, in any order, or have them in one piece:
 * `iphone12` finds `iPhone 12`.
 */
export function hasWords(name: string, typed: string): boolean {
  const words = ` ${searchWords(name)}`
  const wanted = searchWords(typed)
  if (wanted === '') return false
  if (wanted.split(' ').every((word) => words.includes(` ${word}`))) return true
  return words.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''))
}
