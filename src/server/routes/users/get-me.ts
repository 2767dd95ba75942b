import { Problem } from '../../../api/problem.ts'
import { getMe } from '../../../api/users/get-me.ts'
import { currentUserRecord } from '../../queries/merchants/merchants.ts'
import { findUser } from '../../queries/users/users.ts'
import { route } from '../route.ts'

export const getMeRoute = route(getMe, async ({ database, now }, { currentUser }) => {
  const user = await findUser(database.read, currentUser.id)
  if (!user) throw new Problem('UNAUTHENTICATED', 'session')
  return { data: await currentUserRecord(database.read, user, now) }
})
