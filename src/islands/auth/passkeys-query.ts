import { queryOptions } from '@tanstack/react-query'
import { listPasskeys } from '../../api/auth/passkeys/list-passkeys.ts'
import { call } from '../session.ts'
import { twoFactorQuery } from './queries.ts'

/**
 * The user's own passkeys. Its key begins with that of the second factors, so that a change of a
 * second factor invalidates it too.
 */
export const passkeysQuery = queryOptions({
  queryKey: [...twoFactorQuery.queryKey, 'passkeys'],
  queryFn: async ({ signal }) => (await call(listPasskeys, {}, { signal })).data,
})
