import type { WebhookDeliveryRecord } from '../../../api/webhooks/webhook-delivery.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { WebhookDeliveryRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { isDue, leaseRows } from '../due-rows.ts'
import { updateRow, updateRows } from '../rows-by-columns.ts'

export type NewDelivery = Pick<WebhookDeliveryRow, 'endpoint_id' | 'type' | 'data'>

/** Small enough for both engines' maximum of parameters in a statement. */
const batchSize = 100

/** Queues webhooks, in the transaction of their cause. */
export async function insertDeliveries(
  tx: Queries,
  deliveries: readonly NewDelivery[],
  now: number,
): Promise<WebhookDeliveryRow[]> {
  const rows: WebhookDeliveryRow[] = []
  for (let from = 0; from < deliveries.length; from += batchSize) {
    const some = deliveries.slice(from, from + batchSize)
    const inserted = await tx
      .insertInto('webhook_deliveries')
      .values(
        some.map((delivery) => ({
          ...delivery,
          id: newId(),
          created_at: now,
          attempts: 0,
          next_attempt_at: now,
        })),
      )
      .returningAll()
      .execute()
    rows.push(...inserted)
  }
  return rows
}

export function dueDeliveriesQuery(db: Queries, now: number) {
  return db
    .selectFrom('webhook_deliveries')
    .where('delivered_at', 'is', null)
    .where(isDue('webhook_deliveries', now))
    .orderBy('next_attempt_at')
    .select('id')
}

/** Reads without a transaction, which would wait for all other writes. */
export async function hasDueDeliveries(db: Queries, now: number): Promise<boolean> {
  return (await dueDeliveriesQuery(db, now).limit(1).executeTakeFirst()) !== undefined
}

/** Leases the due deliveries of an endpoint for `leaseMs`, in which no other worker gets them. */
export async function leaseDeliveries(
  database: Database,
  { endpointId, limit, leaseMs }: { endpointId: string; limit: number; leaseMs: number },
  now: number,
): Promise<WebhookDeliveryRow[]> {
  return database.write(async (tx) => {
    const due = dueDeliveriesQuery(tx, now).where('endpoint_id', '=', endpointId).limit(limit)
    await updateRows(tx, 'webhook_endpoints', { id: endpointId }, { last_turn_at: now })
    const lease = { leased_until: now + leaseMs, last_attempt_at: now }
    return leaseRows({ database, tx }, 'webhook_deliveries', due, lease)
  })
}

/** Records an attempt: delivered, to be repeated at `retryAt`, or failed for good. */
export async function markAttempt(
  tx: Queries,
  id: string,
  { outcome, delivered, retryAt }: { outcome: string; delivered: boolean; retryAt: number | null },
  now: number,
): Promise<void> {
  const next = delivered
    ? { delivered_at: now }
    : retryAt === null
      ? { failed_at: now }
      : { next_attempt_at: retryAt }
  await updateRows(tx, 'webhook_deliveries', { id }, { leased_until: null, outcome, ...next })
}

/** Marks the waiting deliveries of an endpoint as failed, because the endpoint has ended. */
export async function endDeliveries(tx: Queries, endpointId: string, now: number): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ failed_at: now, leased_until: null })
    .where('endpoint_id', '=', endpointId)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}

/** Queues a delivery again, with the same id and all attempts; undefined if there is none. */
export async function requeueDelivery(tx: Queries, endpointId: string, id: string, now: number) {
  return updateRow(
    tx,
    'webhook_deliveries',
    { id, endpoint_id: endpointId },
    { attempts: 0, next_attempt_at: now, leased_until: null, delivered_at: null, failed_at: null },
  )
}

function deliveriesQuery(db: Queries, endpointId: string) {
  return db.selectFrom('webhook_deliveries').where('endpoint_id', '=', endpointId)
}

/** The newest deliveries of an endpoint, newest first. */
export async function deliveriesOf(db: Queries, endpointId: string, limit: number) {
  return deliveriesQuery(db, endpointId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function toWebhookDelivery(row: WebhookDeliveryRow): WebhookDeliveryRecord {
  const { reference = null } = JSON.parse(row.data) as { reference?: string | null }
  return {
    id: row.id,
    type: row.type,
    reference,
    createdAt: row.created_at,
    attempts: row.attempts,
    state: row.delivered_at !== null ? 'delivered' : row.failed_at !== null ? 'failed' : 'waiting',
    outcome: row.outcome,
    lastAttemptAt: row.last_attempt_at,
    nextAttemptAt: row.delivered_at === null && row.failed_at === null ? row.next_attempt_at : null,
  }
}
