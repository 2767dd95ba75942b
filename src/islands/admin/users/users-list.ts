import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList } from '../table/list.ts'
import { userFilters } from './user-filters.ts'

export const usersList = adminList({
  key: 'users',
  sorts: ['createdAt', 'name', 'email', 'lastLogin'],
  filters: userFilters,
  fetch: (request, signal) => fetchRows('GET /admin/users', 'users', request, signal),
})

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [usersList.key, 'one', id],
    queryFn: async ({ signal }) => (await call('GET /admin/users/{id}', { id }, { signal })).data,
  })

export const userActivityQuery = (id: string) =>
  queryOptions({
    queryKey: [usersList.key, 'activity', id],
    queryFn: async ({ signal }) =>
      (await call('GET /admin/logs', { actor: id, limit: 5 }, { signal })).data.logs,
  })
