import type { Queries } from '../../db/database.ts'

interface UserDay {
  userId: string
  /** Days since 1970, in Nigeria. */
  day: number
}

/** Adds to the calls of a day. Does nothing if the account has been erased. */
export async function addToApiUsage(
  tx: Queries,
  { userId, day }: UserDay,
  calls: number,
): Promise<void> {
  await tx
    .insertInto('api_usage')
    .columns(['user_id', 'day', 'calls'])
    .expression((from) =>
      from
        .selectFrom('users')
        .where('id', '=', userId)
        .select((row) => ['id', row.lit(day).as('day'), row.lit(calls).as('calls')]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((row) => ({ calls: row('api_usage.calls', '+', calls) })),
    )
    .execute()
}

export function apiUsageQuery(db: Queries, { userId, day }: UserDay) {
  return db
    .selectFrom('api_usage')
    .where('user_id', '=', userId)
    .where('day', '>=', day)
    .orderBy('day')
    .select(['day', 'calls'])
}

/** The calls of a user’s keys since a day, by day. */
export async function readApiUsage(db: Queries, since: UserDay) {
  return apiUsageQuery(db, since).execute()
}
