import { Problem } from '../../../api/problem.ts'
import type { CurrentUser } from '../../../domain/auth/sessions.ts'
import { type UserAction, whyCannotActOnUser } from '../../../domain/users/user-actions.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findUser, findUserById } from '../../queries/users/users.ts'

/**
 * Returns the user if the caller may act on them. Both are read in this transaction: a role that
 * was just revoked does not count.
 */
export async function authorizeUserAction(
  tx: Queries,
  currentUser: Pick<CurrentUser, 'id'>,
  id: string,
  actions: readonly UserAction[],
): Promise<UserRow> {
  const target = requireFound(await findUserById(tx, id), 'user')
  const actor = await findUser(tx, currentUser.id)
  if (actor?.status !== 'active') {
    throw new Problem('UNAUTHENTICATED', 'session')
  }
  for (const action of actions) {
    const refusal = whyCannotActOnUser(actor, target, action)
    if (refusal) throw new Problem('FORBIDDEN', refusal)
  }
  return target
}
