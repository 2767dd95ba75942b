import type { Queries } from '../../db/database.ts'
import type { RenewalRow } from '../../db/tables.ts'
import { deleteRows, findRow, updateRows, upsertRow } from '../rows-by-columns.ts'

export async function findRenewal(db: Queries, userId: string): Promise<RenewalRow | undefined> {
  return findRow(db, 'renewals', { user_id: userId })
}

/** Stores the card that a user chose for renewals; it replaces an earlier one. */
export async function upsertRenewal(tx: Queries, renewal: RenewalRow): Promise<void> {
  await upsertRow(tx, 'renewals', renewal, 'user_id')
}

export async function setRenewalReference(
  tx: Queries,
  userId: string,
  reference: string | null,
): Promise<void> {
  await updateRows(tx, 'renewals', { user_id: userId }, { reference })
}

/** Deletes the card for renewals; false if there was none. */
export async function deleteRenewal(tx: Queries, userId: string): Promise<boolean> {
  return (await deleteRows(tx, 'renewals', { user_id: userId })) > 0
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
