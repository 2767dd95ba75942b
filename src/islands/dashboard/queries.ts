import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { getAsset } from '../../api/get-asset.ts'
import { getReport } from '../../api/get-report.ts'
import { listAssets } from '../../api/list-assets.ts'
import { listMyReports } from '../../api/list-my-reports.ts'
import { searchAssets } from '../../api/search-assets.ts'
import { call } from '../session.ts'

export const assetsQuery = queryOptions({
  queryKey: ['assets'],
  queryFn: async ({ signal }) => (await call(listAssets, {}, { signal })).data,
})

const pageSize = 100

/** The same list a page at a time: nobody waits for thousands to see the first. */
export const assetPagesQuery = infiniteQueryOptions({
  queryKey: ['assets', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    call(listAssets, { limit: pageSize, ...(pageParam && { after: pageParam }) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

/** Starts from the list, where that is at hand. */
export const assetQuery = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: ['assets', 'detail', id],
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
    queryKey: ['assets', 'search', text, limit],
    queryFn: async ({ signal }) =>
      (await call(searchAssets, { query: text, limit }, { signal })).data,
    enabled: text !== '',
  })

export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: async ({ signal }) => (await call(listMyReports, {}, { signal })).data,
})

/** Starts from the list, where that is at hand. */
export const reportQuery = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: ['reports', 'detail', id],
    queryFn: async ({ signal }) => (await call(getReport, { id }, { signal })).data,
    initialData: () =>
      client.getQueryData(reportsQuery.queryKey)?.find((report) => report.id === id),
    initialDataUpdatedAt: () => client.getQueryState(reportsQuery.queryKey)?.dataUpdatedAt,
  })
