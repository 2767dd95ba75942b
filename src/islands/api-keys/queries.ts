import { queryOptions } from '@tanstack/react-query'
import { call } from '../session.ts'

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: async ({ signal }) => (await call('GET /api-keys', {}, { signal })).data,
})
