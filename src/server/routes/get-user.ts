import { getUser } from '../../api/get-user.ts'
import { requireFound } from '../not-found.ts'
import { personRecordOf } from '../person-record.ts'
import { findPerson } from '../queries/users.ts'
import { route } from '../route.ts'

export const getUserRoute = route(getUser, async ({ database, now }, { input }) => {
  const user = requireFound(await findPerson(database.read, input.id), 'user')
  return { data: await personRecordOf(database.read, user, now()) }
})
