import type { Insertable } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import type { CheckoutRow } from '../../db/tables.ts'
import { hasRow } from '../count-rows.ts'
import { dueBy } from '../due-rows.ts'
import { lockingRows } from '../lock-rows.ts'
import { findRow, updateRows } from '../rows-by-columns.ts'

export async function insertCheckout(tx: Queries, checkout: Insertable<CheckoutRow>) {
  return tx.insertInto('checkouts').values(checkout).returningAll().executeTakeFirstOrThrow()
}

export async function findCheckout(db: Queries, reference: string) {
  return findRow(db, 'checkouts', { reference })
}

/** Returns undefined also for another user's checkout. */
export async function findOwnCheckout(db: Queries, userId: string, reference: string) {
  const checkout = await findCheckout(db, reference)
  return checkout?.user_id === userId ? checkout : undefined
}

/** Finds a checkout and locks it until the transaction ends. */
export async function lockCheckout(database: Database, tx: Queries, reference: string) {
  const row = tx.selectFrom('checkouts').selectAll().where('reference', '=', reference)
  return lockingRows(database, row).executeTakeFirst()
}

export async function updateCheckout(
  tx: Queries,
  reference: string,
  change: Partial<Pick<CheckoutRow, 'status' | 'settled_at' | 'next_check_at' | 'wants_renewal'>>,
): Promise<void> {
  await updateRows(tx, 'checkouts', { reference }, change)
}

/** Checkouts for which the provider has to be queried by `now`. */
export function dueCheckoutsQuery(db: Queries, now: number, limit: number) {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .$call(dueBy('next_check_at', now, limit))
}

/** Whether there is a payment: only then can the provider have refunds or disputes. */
export async function hasPaidCheckout(db: Queries): Promise<boolean> {
  return hasRow(
    db.selectFrom('payments').select('id').where('kind', 'in', ['payment', 'renewal']).limit(1),
  )
}

/** Makes checkouts due that are scheduled after `horizon`: the clock was wrong. */
export async function clampFutureChecks(tx: Queries, horizon: number): Promise<void> {
  await tx
    .updateTable('checkouts')
    .set({ next_check_at: 0 })
    .where('next_check_at', '>', horizon)
    .execute()
}
