import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'

/** The ids of users with notifications for the daily mail, in order, after the id `after`. */
export async function usersWithDigest(
  db: Queries,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('user_id')
    .where('digest', '=', 1)
    .where('user_id', '>', after)
    .groupBy('user_id')
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/**
 * A user's notifications for the daily mail, oldest first. Above the limit they are read in turns by
 * what they are about, so that thousands about one thing hold up no other.
 */
export async function waitingForDigest(tx: Queries, userId: string, limit: number) {
  const ranked = tx
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('digest', '=', 1)
    .select(
      sql<number>`row_number() over (partition by kind, subject_id order by created_at)`.as('turn'),
    )
  const read = tx
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .orderBy('turn')
    .orderBy('created_at')
    .limit(limit)
  const rows = await read.execute()
  return rows.toSorted((a, b) => a.created_at - b.created_at)
}

export async function markDigested(tx: Queries, ids: readonly string[]): Promise<void> {
  await tx.updateTable('notifications').set({ digest: 0 }).where('id', 'in', ids).execute()
}
