import type { WebhookEndpointRecord } from '../../../api/webhooks/webhooks.ts'
import {
  type EndpointState,
  type WebhookEvent,
  webhookEvents,
} from '../../../domain/webhooks/events.ts'
import type { Queries } from '../../db/database.ts'
import type { WebhookEndpointRow } from '../../db/tables.ts'
import { countRows } from '../count-rows.ts'
import { deleteRows, findOldestFirst, findRow, updateRow, updateRows } from '../rows-by-columns.ts'

export async function countWebhookEndpoints(db: Queries, userId: string): Promise<number> {
  return countRows(db.selectFrom('webhook_endpoints').where('user_id', '=', userId))
}

export async function webhookEndpointsOf(db: Queries, userId: string) {
  return findOldestFirst(db, 'webhook_endpoints', { user_id: userId })
}

export async function findWebhookEndpoint(db: Queries, userId: string, id: string) {
  return findRow(db, 'webhook_endpoints', { id, user_id: userId })
}

export async function updateWebhookEndpoint(
  tx: Queries,
  userId: string,
  id: string,
  change: Partial<Omit<WebhookEndpointRow, 'id'>>,
): Promise<WebhookEndpointRow | undefined> {
  return updateRow(tx, 'webhook_endpoints', { id, user_id: userId }, change)
}

export async function markEndpointDelivered(tx: Queries, id: string, now: number): Promise<void> {
  await updateRows(tx, 'webhook_endpoints', { id }, { last_delivered_at: now, failing_since: null })
}

/** Ends an enabled endpoint; undefined if it was already ended, so that its user is notified once. */
export async function endWebhookEndpoint(tx: Queries, id: string, state: EndpointState) {
  return updateRow(tx, 'webhook_endpoints', { id, state: 'enabled' }, { state })
}

export async function deleteAllWebhookEndpoints(tx: Queries, userId: string): Promise<void> {
  await deleteRows(tx, 'webhook_endpoints', { user_id: userId })
}

export function toWebhookEndpoint(row: WebhookEndpointRow): WebhookEndpointRecord {
  return {
    id: row.id,
    url: row.url,
    events: eventsOf(row),
    state: row.state,
    createdAt: row.created_at,
    lastDeliveredAt: row.last_delivered_at,
    failingSince: row.failing_since,
    previousSecretUntil: row.previous_until,
  }
}

export function eventsOf({ events }: Pick<WebhookEndpointRow, 'events'>): WebhookEvent[] {
  const named = new Set(events.split(' '))
  return webhookEvents.filter((event) => named.has(event))
}
