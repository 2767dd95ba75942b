import { queryOptions } from '@tanstack/react-query'
import { listApiKeys } from '../../api/api-keys/list-api-keys.ts'
import { call } from '../session.ts'

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: async ({ signal }) => (await call(listApiKeys, {}, { signal })).data,
})
