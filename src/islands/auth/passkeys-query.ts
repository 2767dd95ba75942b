import { queryOptions } from '@tanstack/react-query'
import { listPasskeys } from '../../api/auth/passkeys/list-passkeys.ts'
import { call } from '../session.ts'
import { twoFactorQuery } from './queries.ts'

/** One’s own passkeys. What changes a second factor changes the list too: it goes stale with it. */
export const passkeysQuery = queryOptions({
  queryKey: [...twoFactorQuery.queryKey, 'passkeys'],
  queryFn: async ({ signal }) => (await call(listPasskeys, {}, { signal })).data,
})
