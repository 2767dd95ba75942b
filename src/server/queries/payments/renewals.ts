import type { Queries } from '../../db/database.ts'
import type { RenewalRow } from '../../db/tables.ts'

export async function findRenewal(db: Queries, userId: string): Promise<RenewalRow | undefined> {
  return db.selectFrom('renewals').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** The newest card that somebody chose to renew with, in the place of another. */
export async function putRenewal(tx: Queries, renewal: RenewalRow): Promise<void> {
  const { user_id: _, ...change } = renewal
  await tx
    .insertInto('renewals')
    .values(renewal)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute()
}

export async function setRenewalReference(
  tx: Queries,
  userId: string,
  reference: string | null,
): Promise<void> {
  await tx.updateTable('renewals').set({ reference }).where('user_id', '=', userId).execute()
}

/** Forgets the card. False where there was none. */
export async function deleteRenewal(tx: Queries, userId: string): Promise<boolean> {
  const gone = await tx.deleteFrom('renewals').where('user_id', '=', userId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Renewals whose plan ends by `until`, and that are not being charged. */
export function dueRenewalsQuery(
  db: Queries,
  { now, until, limit }: { now: number; until: number; limit: number },
) {
  return db
    .selectFrom('users')
    .innerJoin('renewals', 'renewals.user_id', 'users.id')
    .where('users.plan_ends_at', 'is not', null)
    .where('users.plan_ends_at', '>', now)
    .where('users.plan_ends_at', '<=', until)
    .where('renewals.reference', 'is', null)
    .orderBy('users.plan_ends_at')
    .limit(limit)
    .selectAll('renewals')
    .select(['users.plan_ends_at', 'users.email', 'users.status'])
}
