import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session.ts'

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
