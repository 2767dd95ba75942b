import { listUsers, userStatuses } from '../../../api/list-users.ts'
import type { UserRecord } from '../../../api/user-record.ts'
import { type Role, roles } from '../../../domain/roles.ts'
import { call } from '../../session.ts'
import { type AdminList, readOneOf, readText } from '../table/list.ts'

export interface UserFilters {
  search?: string
  role?: Role
  status?: UserRecord['status']
}

export const usersList: AdminList<UserFilters, UserRecord> = {
  key: 'users',
  sorts: ['createdAt', 'name', 'email', 'lastLogin'],
  readFilters: (search) => ({
    ...readText('search', search),
    ...readOneOf('role', roles, search),
    ...readOneOf('status', userStatuses, search),
  }),
  fetch: async ({ sort, ...ask }, signal) => {
    // The list asks for none but those that it names above.
    const { data } = await call(listUsers, { ...ask, sort: sort ?? '' }, { signal })
    return { rows: data.users, total: data.total, more: data.more }
  },
}
