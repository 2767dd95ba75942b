import { getUser } from '../../../api/users/get-user.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findUserById } from '../../queries/users/users.ts'
import { toAdminUser } from '../../services/users/to-admin-user.ts'
import { route } from '../route.ts'

export const getUserRoute = route(getUser, async (ctx, { input }) => {
  const { database } = ctx
  const user = requireFound(await findUserById(database.read, input.id), 'user')
  return { data: await toAdminUser(ctx, database.read, user) }
})
