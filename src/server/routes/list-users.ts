import { listUsers } from '../../api/list-users.ts'
import { listPeople } from '../queries/people.ts'
import { toUserRecord } from '../queries/users.ts'
import { route } from '../route.ts'

export const listUsersRoute = route(listUsers, async ({ database }, { input }) => {
  const { search, role, status, sort = '-createdAt', page, limit } = input
  const { rows, total, more } = await listPeople(
    database,
    { search, role, status },
    { sort, page, limit },
  )
  return { data: { users: rows.map(toUserRecord), total, more } }
})
