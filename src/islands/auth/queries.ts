import { queryOptions } from '@tanstack/react-query'
import { getTwoFactor } from '../../api/auth/two-factor/get-two-factor.ts'
import { call } from '../session.ts'

/** The user's second factors, and whether one is required. */
export const twoFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }) => (await call(getTwoFactor, {}, { signal })).data,
})
