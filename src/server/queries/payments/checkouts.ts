import type { Insertable } from 'kysely'
import type { PaymentOutcome } from '../../../domain/payments/transactions.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { CheckoutRow, PaymentEventRow, RenewalRow } from '../../db/tables.ts'
import { hasRow } from '../count-rows.ts'
import { enqueueJobs } from '../jobs.ts'
import { lockingRows } from '../lock-rows.ts'
import { deleteRows, findRow, updateRows, upsertRow } from '../rows-by-columns.ts'

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

type NewEvent = Pick<
  PaymentEventRow,
  'id' | 'event' | 'source' | 'reference' | 'provider_id' | 'amount'
>

/**
 * Stores an event. Without an `outcome` it is queued, and handled once. Further deliveries of the
 * event are only counted.
 */
export async function receiveEvent(
  tx: Queries,
  event: NewEvent,
  { outcome, now }: { outcome: PaymentOutcome | null; now: number },
): Promise<void> {
  const { deliveries } = await tx
    .insertInto('payment_events')
    .values({ ...event, deliveries: 1, received_at: now, outcome })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({ deliveries: row('payment_events.deliveries', '+', 1) })),
    )
    .returning('deliveries')
    .executeTakeFirstOrThrow()
  if (deliveries > 1 || outcome !== null) return
  const job = { kind: 'payment-event', type: event.event, eventKey: event.id }
  await enqueueJobs(tx, [job], now)
}

export async function findEvent(db: Queries, id: string): Promise<PaymentEventRow | undefined> {
  return findRow(db, 'payment_events', { id })
}

export async function finishEvent(tx: Queries, id: string, outcome: PaymentOutcome): Promise<void> {
  await updateRows(tx, 'payment_events', { id }, { outcome })
}

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
