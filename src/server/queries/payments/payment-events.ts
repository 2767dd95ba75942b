import type { PaymentOutcome } from '../../../domain/payments/outcomes.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { PaymentEventRow } from '../../db/tables.ts'
import { dueBy, leaseRows } from '../due-rows.ts'
import { updateRows } from '../rows-by-columns.ts'

type NewEvent = Pick<
  PaymentEventRow,
  'id' | 'event' | 'source' | 'reference' | 'provider_id' | 'amount'
>

/** Stores an event, which is processed once. Further deliveries of the event are only counted. */
export async function receiveEvent(
  tx: Queries,
  event: NewEvent,
  { outcome, now }: { outcome: PaymentOutcome | null; now: number },
): Promise<void> {
  await tx
    .insertInto('payment_events')
    .values({
      ...event,
      deliveries: 1,
      received_at: now,
      next_attempt_at: outcome === null ? now : null,
      attempts: 0,
      outcome,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({ deliveries: row('payment_events.deliveries', '+', 1) })),
    )
    .execute()
}

/** Leases due events for `leaseMs`, in which no other worker gets them. */
export async function leaseEvents(
  database: Database,
  { limit, leaseMs }: { limit: number; leaseMs: number },
  now: number,
): Promise<PaymentEventRow[]> {
  // Usually none is due, and a read does not wait for other writes.
  const some = await dueEventsQuery(database.read, now, 1).executeTakeFirst()
  if (!some) return []
  return database.write(async (tx) => {
    const due = dueEventsQuery(tx, now, limit)
    return leaseRows({ database, tx }, 'payment_events', due, { next_attempt_at: now + leaseMs })
  })
}

export function dueEventsQuery(db: Queries, now: number, limit: number) {
  return db
    .selectFrom('payment_events')
    .select('id')
    .$call(dueBy('next_attempt_at', now, limit))
}

export async function finishEvent(tx: Queries, id: string, outcome: PaymentOutcome): Promise<void> {
  await updateRows(tx, 'payment_events', { id }, { outcome, next_attempt_at: null })
}

export async function retryEvent(tx: Queries, id: string, at: number): Promise<void> {
  await updateRows(tx, 'payment_events', { id }, { next_attempt_at: at })
}

/** Makes events and checkouts due that are scheduled after `horizon`: the clock was wrong. */
export async function clampFutureEvents(tx: Queries, horizon: number): Promise<void> {
  await tx
    .updateTable('payment_events')
    .set({ next_attempt_at: 0 })
    .where('next_attempt_at', '>', horizon)
    .execute()
  await tx
    .updateTable('checkouts')
    .set({ next_check_at: 0 })
    .where('next_check_at', '>', horizon)
    .execute()
}
