import { Problem } from '../../../api/problem.ts'
import type { CurrentUser } from '../../../domain/auth/sessions.ts'
import type { UserRow } from '../../db/tables.ts'
import { findUser } from '../../queries/users/users.ts'
import type { ApiRequest } from '../api-request.ts'
import type { Context } from '../context.ts'

/**
 * Returns the signed-in user if they typed their password correctly again. Throws `WRONG_PASSWORD` on
 * `field` otherwise, and `UNAUTHENTICATED` if the session has ended meanwhile. Tries are limited: an
 * unlocked phone must not allow guessing.
 */
export async function requireCorrectPassword(
  { database, limiter, passwords }: Context,
  {
    currentUser,
    sender,
    findCurrentUser,
  }: Pick<ApiRequest<unknown, CurrentUser>, 'currentUser' | 'sender' | 'findCurrentUser'>,
  password: string,
  field: string,
): Promise<UserRow> {
  const tries = `${currentUser.id} ${currentUser.sessionId}`
  await limiter.consume('logInByAccountAndAddress', tries)
  await limiter.consume('logInByAccount', currentUser.id)
  const found = await findUser(database.read, currentUser.id)
  const matches = await passwords.matches(found?.password_hash ?? null, password, sender)
  if (!matches || !found) throw wrongPasswordProblem(field)
  // A link in a mail may have set this password since the request was admitted: `currentUser` does not
  // know of it yet.
  if (!(await findCurrentUser())) throw new Problem('UNAUTHENTICATED', 'session')
  return found
}

export function wrongPasswordProblem(field: string): Problem {
  return new Problem('WRONG_PASSWORD', 'password', { field })
}
