import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../session.ts'
import { assetsKey } from './queries.ts'

export const matchesQuery = queryOptions({
  queryKey: ['matches'],
  queryFn: async ({ signal }) => (await call('GET /matches', {}, { signal })).data,
  refetchOnWindowFocus: 'always',
})

export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: ['matches', 'detail', id],
    queryFn: async ({ signal }) => (await call('GET /matches/{id}', { id }, { signal })).data,
    refetchOnWindowFocus: 'always',
  })

const watchesPerPage = 50

export const watchesQuery = infiniteQueryOptions({
  queryKey: ['watches'],
  queryFn: ({ pageParam, signal }) =>
    call(
      'GET /webhooks/watches',
      { limit: watchesPerPage, ...(pageParam && { after: pageParam }) },
      { signal },
    ),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: async ({ signal }) =>
    (await call('GET /notifications/preferences', {}, { signal })).data,
})

export const phoneQuery = queryOptions({
  queryKey: ['phone-channels'],
  queryFn: async ({ signal }) => (await call('GET /notifications/phone', {}, { signal })).data,
})

export const webhooksKey = ['webhooks'] as const

export const webhooksQuery = queryOptions({
  queryKey: [...webhooksKey, 'endpoints'],
  queryFn: async ({ signal }) => (await call('GET /webhooks', {}, { signal })).data,
})

/** Refetched while a delivery waits for its first attempt. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: [...webhooksKey, 'deliveries', id],
    queryFn: async ({ signal }) =>
      (await call('GET /webhooks/{id}/deliveries', { id }, { signal })).data,
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ state, attempts }) => state === 'waiting' && attempts === 0) ? 2000 : false,
  })

const transfersKey = ['transfers'] as const

export const transfersQuery = queryOptions({
  queryKey: transfersKey,
  queryFn: async ({ signal }) => (await call('GET /transfers', {}, { signal })).data,
  refetchOnWindowFocus: 'always',
})

/** Its key is not below `assetsKey`, so that a change of an asset does not invalidate it. */
export const ownershipQuery = (assetId: string) =>
  queryOptions({
    queryKey: [...transfersKey, 'of', assetId],
    queryFn: async ({ signal }) =>
      (await call('GET /assets/{id}/ownership', { id: assetId }, { signal })).data,
    refetchOnWindowFocus: 'always',
  })

/** Call it after an offer was made, answered or withdrawn: the owner may have changed. */
export async function refreshOwnership(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: transfersKey }),
    client.invalidateQueries({ queryKey: assetsKey }),
  ])
}
