import { queryOptions } from '@tanstack/react-query'
import { getSecondFactor } from '../../api/get-second-factor.ts'
import { listPasskeys } from '../../api/list-passkeys.ts'
import { call } from '../session.ts'

const key = ['second-factor']

/** One’s own second factors, and whether one is required. */
export const secondFactorQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => (await call(getSecondFactor, {}, { signal })).data,
})

/** One’s own passkeys. What changes a second factor changes the list too: it goes stale with it. */
export const passkeysQuery = queryOptions({
  queryKey: [...key, 'passkeys'],
  queryFn: async ({ signal }) => (await call(listPasskeys, {}, { signal })).data,
})
