import { Problem } from '../api/problem.ts'
import { type PersonAct, refusePersonAct } from '../domain/person-acts.ts'
import type { Queries } from './db/database.ts'
import type { Users } from './db/tables.ts'
import { requireFound } from './not-found.ts'
import { findPerson, findUser } from './queries/users.ts'
import type { Caller } from './route.ts'

/**
 * Somebody whom the caller may do all this to, as both stand in this very transaction: a role that was
 * taken away a moment ago counts no more.
 */
export async function reachPerson(
  tx: Queries,
  caller: Pick<Caller, 'id'>,
  id: string,
  acts: readonly PersonAct[],
): Promise<Users> {
  const target = requireFound(await findPerson(tx, id), 'user')
  const actor = await findUser(tx, caller.id)
  if (actor?.status !== 'active') {
    throw new Problem('NOT_SIGNED_IN', 'session')
  }
  for (const act of acts) {
    const refusal = refusePersonAct(actor, target, act)
    if (refusal) throw new Problem('NOT_ALLOWED', refusal)
  }
  return target
}
