import { queryOptions } from '@tanstack/react-query'
import { listPasskeys } from '../../api/list-passkeys.ts'
import { call } from '../session.ts'
import { secondFactorQuery } from './queries.ts'

/** One’s own passkeys. What changes a second factor changes the list too: it goes stale with it. */
export const passkeysQuery = queryOptions({
  queryKey: [...secondFactorQuery.queryKey, 'passkeys'],
  queryFn: async ({ signal }) => (await call(listPasskeys, {}, { signal })).data,
})
