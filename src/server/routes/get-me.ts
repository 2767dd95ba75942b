import { getMe } from '../../api/get-me.ts'
import { Problem } from '../../api/problem.ts'
import { currentUserRecord } from '../queries/merchants.ts'
import { findUser } from '../queries/users.ts'
import { route } from '../route.ts'

export const getMeRoute = route(getMe, async ({ database }, { caller }) => {
  const user = await findUser(database.read, caller.id)
  if (!user) throw new Problem('NOT_SIGNED_IN', 'session')
  return { data: await currentUserRecord(database.read, user) }
})
