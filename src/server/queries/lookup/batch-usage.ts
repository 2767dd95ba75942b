import type { Queries } from '../../db/database.ts'

interface UserDay {
  userId: string
  /** Days since 1970, in Nigeria. */
  day: number
}

/**
 * Adds to a user's batch lookups of a day, unless the sum would exceed `perDay`. One statement, so
 * that concurrent batches cannot exceed it. Returns the new sum, or undefined.
 */
export async function addToBatchUsage(
  tx: Queries,
  { userId, day }: UserDay,
  { identifiers, perDay }: { identifiers: number; perDay: number },
): Promise<number | undefined> {
  if (identifiers > perDay) return undefined
  const row = await tx
    .insertInto('batch_usage')
    .values({ user_id: userId, day, identifiers })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((set) => ({ identifiers: set('batch_usage.identifiers', '+', identifiers) }))
        .where('batch_usage.identifiers', '<=', perDay - identifiers),
    )
    .returning('identifiers')
    .executeTakeFirst()
  return row?.identifiers
}

export function batchUsageQuery(db: Queries, { userId, day }: UserDay) {
  return db
    .selectFrom('batch_usage')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .select('identifiers')
}

/** A user's batch lookups of a day. */
export async function readBatchUsage(db: Queries, whose: UserDay): Promise<number> {
  return (await batchUsageQuery(db, whose).executeTakeFirst())?.identifiers ?? 0
}
