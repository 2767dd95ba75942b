import { listUsers } from '../../../api/users/list-users.ts'
import type { UserRecord } from '../../../api/users/user-record.ts'
import { call } from '../../session.ts'
import type { AdminList } from '../table/list.ts'
import { type UserFilters, userFilters } from './user-filters.ts'

export const usersList: AdminList<UserFilters, UserRecord> = {
  key: 'users',
  sorts: ['createdAt', 'name', 'email', 'lastLogin'],
  ...userFilters,
  fetch: async ({ sort, ...ask }, signal) => {
    // The list asks for none but those that it names above.
    const { data } = await call(listUsers, { ...ask, sort: sort ?? '' }, { signal })
    return { rows: data.users, total: data.total, more: data.more }
  },
}
