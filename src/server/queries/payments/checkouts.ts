import type { Insertable } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import type { CheckoutRow } from '../../db/tables.ts'
import { hasRow } from '../count-rows.ts'
import { enqueueJobs } from '../jobs.ts'
import { lockingRows } from '../lock-rows.ts'
import { findRow, updateRows } from '../rows-by-columns.ts'

/** Stores a checkout, and queues the first check with the provider. */
export async function insertCheckout(
  tx: Queries,
  checkout: Insertable<CheckoutRow>,
  { checkAt }: { checkAt: number },
): Promise<CheckoutRow> {
  const { kind: type, reference, created_at } = checkout
  const job = { kind: 'checkout', type, eventKey: reference, dueAt: checkAt }
  await enqueueJobs(tx, [job], created_at)
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
  change: Partial<Pick<CheckoutRow, 'status' | 'settled_at' | 'wants_renewal'>>,
): Promise<void> {
  await updateRows(tx, 'checkouts', { reference }, change)
}

/** Whether there is a payment: only then can the provider have refunds or disputes. */
export async function hasPaidCheckout(db: Queries): Promise<boolean> {
  return hasRow(
    db.selectFrom('payments').select('id').where('kind', 'in', ['payment', 'renewal']).limit(1),
  )
}
