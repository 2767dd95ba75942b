import { queryOptions } from '@tanstack/react-query'
import { listLogs } from '../../../api/activity/list-logs.ts'
import { getUser } from '../../../api/users/get-user.ts'
import { call } from '../../session.ts'
import { usersList } from './users-list.ts'

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [usersList.key, 'one', id],
    queryFn: async ({ signal }) => (await call(getUser, { id }, { signal })).data,
  })

export const userActivityQuery = (id: string) =>
  queryOptions({
    queryKey: [usersList.key, 'activity', id],
    queryFn: async ({ signal }) =>
      (await call(listLogs, { actor: id, limit: 5 }, { signal })).data.logs,
  })
