import { testEvent } from '../../domain/webhooks/events.ts'
import { retryDelayMs, webhookRules } from '../../domain/webhooks/rules.ts'
import type { WebhookDeliveryRow, WebhookEndpointRow } from '../db/tables.ts'
import { findRow } from '../queries/rows-by-columns.ts'
import {
  endDeliveries,
  hasDueDeliveries,
  leaseDeliveries,
  markAttempt,
} from '../queries/webhooks/deliveries.ts'
import {
  dueEndpointsQuery,
  endWebhookEndpoint,
  markEndpointDelivered,
  markEndpointFailing,
} from '../queries/webhooks/endpoints.ts'
import { logActivity } from '../services/activity/log-activity.ts'
import { type AppContext, contextOf, type TransactionContext } from '../services/context.ts'
import { notifyUser } from '../services/notifications/notify-user.ts'
import { inTransaction } from '../services/transaction.ts'
import { signingSecrets } from '../services/webhooks/endpoint-secrets.ts'
import type { WebhookOutcome } from '../webhooks/webhook-client.ts'
import { createDeliveryWorker, type DeliveryWorker } from './delivery-turns.ts'

/** Longer than a receiver may take to answer. */
const leaseMs = 60_000
/** How many webhooks one endpoint gets at once. */
const concurrency = 10

/**
 * Sends the webhooks that are due. If the process is killed after a receiver accepted a webhook and
 * before that is stored, the receiver gets it again under the same id.
 */
export function createWebhookWorker(services: AppContext): DeliveryWorker {
  const { database, now } = services
  return createDeliveryWorker(services, {
    what: 'webhooks',
    hasDue: () => hasDueDeliveries(database.read, now()),
    findDue: (filter) => dueEndpointsQuery(database.read, filter, now()).execute(),
    deliverBatch: async (endpointId) => (await deliverTo(services, endpointId)) === concurrency,
  })
}

/** Sends the webhooks that are due, in a turn for each endpoint. Returns the number of turns. */
export async function deliverWebhooks(services: AppContext): Promise<number> {
  const worker = createWebhookWorker(services)
  const begun = await worker.turn()
  await worker.idle()
  return begun
}

/** Sends some of an endpoint's due webhooks; returns how many. */
async function deliverTo(services: AppContext, endpointId: string): Promise<number> {
  const { database, now } = services
  const leased = await leaseDeliveries(database, { endpointId, limit: concurrency, leaseMs }, now())
  const endpoint = await findRow(database.read, 'webhook_endpoints', { id: endpointId })
  // It was deleted meanwhile, with its deliveries.
  if (!endpoint) return 0
  const each = await Promise.allSettled(
    leased.map(async (delivery) => {
      const outcome = await send(services, endpoint, delivery)
      services.metrics.countWebhook(outcome.is)
      await save(services, endpoint, delivery, outcome)
    }),
  )
  for (const done of each) if (done.status === 'rejected') throw done.reason
  return leased.length
}

async function send(
  services: AppContext,
  endpoint: WebhookEndpointRow,
  { id, type, data, created_at }: WebhookDeliveryRow,
): Promise<WebhookOutcome> {
  const timestamp = new Date(created_at).toISOString()
  const body = JSON.stringify({ type, timestamp, data: JSON.parse(data) })
  const ctx = contextOf(services)
  const secrets = signingSecrets(ctx, endpoint)
  return ctx.webhooks.send({ url: endpoint.url, secrets }, { id, body }, ctx.now)
}

async function save(
  services: AppContext,
  { id: endpointId }: WebhookEndpointRow,
  { id, type, attempts }: WebhookDeliveryRow,
  outcome: WebhookOutcome,
): Promise<void> {
  const { now } = contextOf(services)
  await inTransaction(contextOf(services), async (ctx, tx) => {
    const delivered = outcome.is === 'delivered'
    const waitMs =
      outcome.is === 'failed' && type !== testEvent
        ? retryDelayMs(attempts, Math.random(), outcome.retryAfterMs)
        : null
    const retryAt = waitMs === null ? null : now + waitMs
    await markAttempt(tx, id, { outcome: outcome.code, delivered, retryAt }, now)
    if (delivered) return markEndpointDelivered(tx, endpointId, now)
    if (outcome.is === 'gone') return endEndpoint(ctx, endpointId, 'gone')
    if (type === testEvent) return
    const since = await markEndpointFailing(tx, endpointId, now)
    const isOver = since !== null && now - since >= webhookRules.failingSeconds * 1000
    if (isOver && retryAt === null) await endEndpoint(ctx, endpointId, 'failing')
  })
}

/** Ends an endpoint and notifies its user, once. */
async function endEndpoint(
  ctx: TransactionContext,
  endpointId: string,
  state: 'gone' | 'failing',
): Promise<void> {
  const { tx, now } = ctx
  const ended = await endWebhookEndpoint(tx, endpointId, state)
  if (!ended) return
  await endDeliveries(tx, endpointId, now)
  const details = { state }
  logActivity(ctx, { action: 'update', entity: 'webhook', entityId: endpointId, details })
  await notifyUser(ctx, {
    userId: ended.user_id,
    kind: state === 'gone' ? 'webhook-gone' : 'webhook-failing',
    subjectId: endpointId,
    data: { item: new URL(ended.url).host },
    eventKey: `webhook ${endpointId} ${now}`,
  })
}
