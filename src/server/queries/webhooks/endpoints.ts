import { sql } from 'kysely'
import type { WebhookEndpointRecord } from '../../../api/webhooks/webhook-endpoint.ts'
import type { EndpointState, WebhookEvent } from '../../../domain/webhooks/events.ts'
import { webhookEvents } from '../../../domain/webhooks/events.ts'
import type { Queries } from '../../db/database.ts'
import type { WebhookEndpointRow } from '../../db/tables.ts'
import { countRows } from '../count-rows.ts'
import type { TurnFilter } from '../due-rows.ts'
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

/** Enabled endpoints with due deliveries, the one that waited longest first. */
export function dueEndpointsQuery(
  db: Queries,
  { failing, except, exceptUsers, limit }: TurnFilter,
  now: number,
) {
  return (
    db
      .selectFrom('webhook_endpoints as e')
      .innerJoin('users as u', 'u.id', 'e.user_id')
      // A literal, so that the engines use the partial index.
      .where('e.state', '=', sql.lit('enabled' satisfies EndpointState))
      .where('u.status', '=', 'active')
      .where('e.failing_since', failing ? 'is not' : 'is', null)
      .$if(except.length > 0, (query) => query.where('e.id', 'not in', except))
      .$if(exceptUsers.length > 0, (query) => query.where('e.user_id', 'not in', exceptUsers))
      .where((is) =>
        is.exists(
          is
            .selectFrom('webhook_deliveries as d')
            .whereRef('d.endpoint_id', '=', 'e.id')
            .where('d.delivered_at', 'is', null)
            .where('d.failed_at', 'is', null)
            .where('d.next_attempt_at', '<=', now)
            .where((or) =>
              or.or([or('d.leased_until', 'is', null), or('d.leased_until', '<=', now)]),
            )
            .select('d.id'),
        ),
      )
      .orderBy('e.last_turn_at')
      .limit(limit)
      .select(['e.id', 'e.user_id'])
  )
}

export async function markEndpointDelivered(tx: Queries, id: string, now: number): Promise<void> {
  await updateRows(tx, 'webhook_endpoints', { id }, { last_delivered_at: now, failing_since: null })
}

/** Records a failure; returns the time of the first failure since the last success. */
export async function markEndpointFailing(tx: Queries, id: string, now: number) {
  const changed = await tx
    .updateTable('webhook_endpoints')
    .set((row) => ({ failing_since: row.fn.coalesce('failing_since', row.val(now)) }))
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirst()
  return changed?.failing_since ?? null
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
