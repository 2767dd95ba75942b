import { queryOptions } from '@tanstack/react-query'
import { listDeliveries } from '../../../api/webhooks/list-deliveries.ts'
import { listWebhooks } from '../../../api/webhooks/list-webhooks.ts'
import { call } from '../../session.ts'

export const webhooksKey = ['webhooks'] as const

export const webhooksQuery = queryOptions({
  queryKey: [...webhooksKey, 'endpoints'],
  queryFn: async ({ signal }) => (await call(listWebhooks, {}, { signal })).data,
})

/** While something is about to be sent, it is asked for again. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: [...webhooksKey, 'deliveries', id],
    queryFn: async ({ signal }) => (await call(listDeliveries, { id }, { signal })).data,
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ state, attempts }) => state === 'waiting' && attempts === 0) ? 2000 : false,
  })
