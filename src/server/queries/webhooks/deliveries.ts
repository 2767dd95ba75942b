import type { WebhookDeliveryRecord } from '../../../api/webhooks/webhooks.ts'
import { type SentEvent, testEvent } from '../../../domain/webhooks/events.ts'
import { webhookRules } from '../../../domain/webhooks/rules.ts'
import type { Queries } from '../../db/database.ts'
import type { JobRow, WebhookEndpointRow } from '../../db/tables.ts'
import { enqueueJobs, requeued } from '../jobs.ts'
import { updateRow } from '../rows-by-columns.ts'

export interface NewDelivery {
  endpoint: Pick<WebhookEndpointRow, 'id' | 'user_id'>
  type: SentEvent
  data: object
}

/** Queues webhooks, in the transaction of their cause. */
export async function insertDeliveries(
  tx: Queries,
  deliveries: readonly NewDelivery[],
  now: number,
): Promise<JobRow[]> {
  const expiresAt = now + webhookRules.retentionSeconds * 1000
  const jobs = deliveries.map(({ endpoint, type, data }) => ({
    kind: 'webhook',
    type,
    account_id: endpoint.user_id,
    endpoint_id: endpoint.id,
    data,
    expiresAt,
  }))
  return enqueueJobs(tx, jobs, now)
}

/** Gives up the waiting deliveries of an endpoint, because the endpoint has ended. */
export async function endDeliveries(tx: Queries, endpointId: string, now: number): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ failed_at: now, dismissed_at: now, leased_until: null })
    .where('endpoint_id', '=', endpointId)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}

/** Deletes the tests of an endpoint that are over: an account may send ten a minute. */
export async function deleteFinishedTests(tx: Queries, endpointId: string): Promise<void> {
  await tx
    .deleteFrom('jobs')
    .where('endpoint_id', '=', endpointId)
    .where('type', '=', testEvent)
    .where((is) => is.or([is('done_at', 'is not', null), is('failed_at', 'is not', null)]))
    .execute()
}

/** Queues a delivery again, with the same id and all attempts; undefined if there is none. */
export async function requeueDelivery(tx: Queries, endpointId: string, id: string, now: number) {
  return updateRow(tx, 'jobs', { id, endpoint_id: endpointId }, requeued(now))
}

/** The newest deliveries of an endpoint, newest first. */
export async function deliveriesOf(db: Queries, endpointId: string, limit: number) {
  return db
    .selectFrom('jobs')
    .where('endpoint_id', '=', endpointId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function toWebhookDelivery(row: JobRow): WebhookDeliveryRecord {
  const { reference = null } = JSON.parse(row.data) as { reference?: string | null }
  return {
    id: row.id,
    type: row.type as SentEvent,
    reference,
    createdAt: row.created_at,
    attempts: row.attempts,
    state: row.done_at !== null ? 'delivered' : row.failed_at !== null ? 'failed' : 'waiting',
    outcome: row.outcome,
    lastAttemptAt: row.last_attempt_at,
    nextAttemptAt: row.done_at === null && row.failed_at === null ? row.next_attempt_at : null,
  }
}
