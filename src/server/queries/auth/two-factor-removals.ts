import { factorRemovalLapseSeconds, factorRemovalSeconds } from '../../../domain/auth/sessions.ts'
import type { Queries } from '../../db/database.ts'
import { deleteRows, findRow } from '../rows-by-columns.ts'

const lapseMs = factorRemovalLapseSeconds * 1000

/**
 * Requests the removal of a user's second factors. A repeated request does not delay it, unless it has
 * lapsed.
 */
export async function askFactorRemoval(tx: Queries, userId: string, now: number): Promise<void> {
  const due_at = now + factorRemovalSeconds * 1000
  await tx
    .insertInto('two_factor_removals')
    .values({ user_id: userId, created_at: now, due_at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ created_at: now, due_at })
        .where('two_factor_removals.due_at', '<=', now - lapseMs),
    )
    .execute()
}

/** When a user's second factors will be removed; undefined without a request, or if it has lapsed. */
export async function findFactorRemoval(
  db: Queries,
  userId: string,
  now: number,
): Promise<number | undefined> {
  const found = await findRow(db, 'two_factor_removals', { user_id: userId })
  return found && found.due_at > now - lapseMs ? found.due_at : undefined
}

/** Deletes a request that is due and has not lapsed; true once. */
export async function consumeDueRemoval(
  tx: Queries,
  userId: string,
  now: number,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('two_factor_removals')
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .where('due_at', '>', now - lapseMs)
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Cancels a request; false if there was none. */
export async function stopFactorRemoval(tx: Queries, userId: string): Promise<boolean> {
  return (await deleteRows(tx, 'two_factor_removals', { user_id: userId })) === 1
}
