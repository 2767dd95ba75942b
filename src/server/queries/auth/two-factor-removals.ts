import { factorRemovalSeconds } from '../../../domain/auth/lifetimes.ts'
import type { Queries } from '../../db/database.ts'
import { deleteRows } from '../rows-by-columns.ts'

/** Notes that a person's second factors are to go; returns when: asked again, it is no later. */
export async function askFactorRemoval(tx: Queries, userId: string, now: number): Promise<number> {
  const due_at = now + factorRemovalSeconds * 1000
  await tx
    .insertInto('two_factor_removals')
    .values({ user_id: userId, created_at: now, due_at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return (await findFactorRemoval(tx, userId)) ?? due_at
}

/** When a person's second factors are to go; undefined when nobody has asked for it. */
export async function findFactorRemoval(db: Queries, userId: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('two_factor_removals')
    .select('due_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found?.due_at
}

/** Takes a removal whose time has come, once. */
export async function consumeDueRemoval(
  tx: Queries,
  userId: string,
  now: number,
): Promise<boolean> {
  const taken = await tx
    .deleteFrom('two_factor_removals')
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .executeTakeFirst()
  return taken.numDeletedRows === 1n
}

/** Whoever still has a second factor needs no removal; false when none was asked for. */
export async function stopFactorRemoval(tx: Queries, userId: string): Promise<boolean> {
  return (await deleteRows(tx, 'two_factor_removals', { user_id: userId })) === 1
}
