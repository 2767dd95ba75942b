import { listUsers } from '../../../api/users/list-users.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList } from '../table/list.ts'
import { userFilters } from './user-filters.ts'

export const usersList = adminList({
  key: 'users',
  sorts: ['createdAt', 'name', 'email', 'lastLogin'],
  filters: userFilters,
  fetch: (request, signal) => fetchRows(listUsers, 'users', request, signal),
})
