import { queryOptions } from '@tanstack/react-query'
import { getSecondFactor } from '../../api/get-second-factor.ts'
import { call } from '../session.ts'

/** One’s own second factors, and whether one is required. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }) => (await call(getSecondFactor, {}, { signal })).data,
})
