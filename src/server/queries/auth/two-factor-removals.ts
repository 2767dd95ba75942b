import { factorRemovalSeconds } from '../../../domain/auth/sessions.ts'
import type { Queries } from '../../db/database.ts'
import { deleteRows, findRow } from '../rows-by-columns.ts'

/**
 * Requests the removal of a user's second factors; returns when it is due. A repeated request does not
 * delay it.
 */
export async function askFactorRemoval(tx: Queries, userId: string, now: number): Promise<number> {
  const due_at = now + factorRemovalSeconds * 1000
  await tx
    .insertInto('two_factor_removals')
    .values({ user_id: userId, created_at: now, due_at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return (await findFactorRemoval(tx, userId)) ?? due_at
}

/** When a user's second factors will be removed; undefined without a request. */
export async function findFactorRemoval(db: Queries, userId: string): Promise<number | undefined> {
  const found = await findRow(db, 'two_factor_removals', { user_id: userId })
  return found?.due_at
}

/** Deletes a request that is due; true once. */
export async function consumeDueRemoval(
  tx: Queries,
  userId: string,
  now: number,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('two_factor_removals')
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Cancels a request; false if there was none. */
export async function stopFactorRemoval(tx: Queries, userId: string): Promise<boolean> {
  return (await deleteRows(tx, 'two_factor_removals', { user_id: userId })) === 1
}
