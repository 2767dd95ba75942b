import { queryOptions } from '@tanstack/react-query'
import { getUser } from '../../../api/get-user.ts'
import { listLogs } from '../../../api/list-logs.ts'
import { call } from '../../session.ts'
import { usersList } from './users-list.ts'

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [usersList.key, 'one', id],
    queryFn: async ({ signal }) => (await call(getUser, { id }, { signal })).data,
  })

/** The last things that somebody did. */
export const deedsQuery = (id: string) =>
  queryOptions({
    queryKey: [usersList.key, 'deeds', id],
    queryFn: async ({ signal }) =>
      (await call(listLogs, { actor: id, limit: 5 }, { signal })).data.logs,
  })
