import { queryOptions } from '@tanstack/react-query'
import { listDeliveries } from '../../../api/webhooks/list-deliveries.ts'
import { listWebhooks } from '../../../api/webhooks/list-webhooks.ts'
import { call } from '../../session.ts'

export const webhooksKey = ['webhooks'] as const

export const webhooksQuery = queryOptions({
  queryKey: [...webhooksKey, 'endpoints'],
  queryFn: async ({ signal }) => (await call(listWebhooks, {}, { signal })).data,
})

/** Refetched while a delivery waits for its first attempt. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: [...webhooksKey, 'deliveries', id],
    queryFn: async ({ signal }) => (await call(listDeliveries, { id }, { signal })).data,
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ state, attempts }) => state === 'waiting' && attempts === 0) ? 2000 : false,
  })
