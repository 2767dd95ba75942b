import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listNotices } from '../../../api/list-notices.ts'
import { call } from '../../session.ts'

export const noticesPerPage = 20

/** Every query of notices begins so. */
export const noticesKey = ['notices']

const soonMs = 60_000

export const noticesQuery = (page: number) =>
  queryOptions({
    queryKey: [...noticesKey, 'page', page],
    queryFn: async ({ signal }) =>
      (await call(listNotices, { page, limit: noticesPerPage }, { signal })).data,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })

/** For the bell: asked again each minute while somebody looks, and on coming back. */
export const unreadQuery = queryOptions({
  queryKey: [...noticesKey, 'unread'],
  queryFn: async ({ signal }) =>
    (await call(listNotices, { page: 1, limit: 1 }, { signal })).data.unread,
  refetchInterval: soonMs,
  refetchOnWindowFocus: 'always',
})
