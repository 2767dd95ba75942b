import type { PaymentOutcome } from '../../../domain/payments/transactions.ts'
import type { Queries } from '../../db/database.ts'
import type { PaymentEventRow } from '../../db/tables.ts'
import { enqueueJobs } from '../jobs.ts'
import { findRow, updateRows } from '../rows-by-columns.ts'

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
