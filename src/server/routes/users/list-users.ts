import { listUsers } from '../../../api/users/list-users.ts'
import { listUserRows } from '../../queries/users/admin-users.ts'
import { toUserRecord } from '../../queries/users/users.ts'
import { route } from '../route.ts'

export const listUsersRoute = route(listUsers, async ({ database, now }, { input }) => {
  const { search, role, status, sort = '-createdAt', page, limit } = input
  const { rows, total, more } = await listUserRows(
    database,
    { search, role, status },
    { sort, page, limit },
  )
  return { data: { users: rows.map((row) => toUserRecord(row, now)), total, more } }
})
