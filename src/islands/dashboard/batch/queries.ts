import { queryOptions } from '@tanstack/react-query'
import { getBatchAllowance } from '../../../api/get-batch-allowance.ts'
import { call } from '../../session.ts'

/** What is left of today. */
export const allowanceQuery = queryOptions({
  queryKey: ['batch-allowance'],
  queryFn: async ({ signal }) => (await call(getBatchAllowance, {}, { signal })).data,
})
