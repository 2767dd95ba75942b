import { queryOptions } from '@tanstack/react-query'
import { getBatchQuota } from '../../../api/lookup/get-batch-quota.ts'
import { call } from '../../session.ts'

/** What is left of today's quota. */
export const quotaQuery = queryOptions({
  queryKey: ['batch-allowance'],
  queryFn: async ({ signal }) => (await call(getBatchQuota, {}, { signal })).data,
})
