import { queryOptions } from '@tanstack/react-query'
import { call } from '../session.ts'

/** The user's second factors, and whether one is required. */
export const twoFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }) => (await call('GET /auth/second-factor', {}, { signal })).data,
})
