import { testEvent } from '../../../domain/webhooks/events.ts'
import { maxRetryWaitMs, retryDelayMs, webhookRules } from '../../../domain/webhooks/rules.ts'
import type { JobRow, WebhookEndpointRow } from '../../db/tables.ts'
import { markFailing } from '../../queries/receivers.ts'
import { findRow } from '../../queries/rows-by-columns.ts'
import { endDeliveries } from '../../queries/webhooks/deliveries.ts'
import { endWebhookEndpoint, markEndpointDelivered } from '../../queries/webhooks/endpoints.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { contextOf, type TransactionContext } from '../../services/context.ts'
import { notifyUser } from '../../services/notifications/notify-user.ts'
import { signingSecrets } from '../../services/webhooks/endpoints.ts'
import type { JobKind, JobServices, Outcome } from './job-kind.ts'

/**
 * Sends webhooks. If the process is killed after a receiver accepted one and before that is stored,
 * the receiver gets it again under the same id.
 */
export const webhookJobs: JobKind = {
  name: 'webhook',
  atOnce: 10,
  receivers: 'webhook',
  waitMs: (attempts, retryAfterMs) => retryDelayMs(attempts, Math.random(), retryAfterMs),
  maxWaitMs: maxRetryWaitMs,
  attempt: sendWebhook,
  settle: updateEndpoint,
}

async function sendWebhook(services: JobServices, job: JobRow): Promise<Outcome> {
  const { database, metrics } = services
  const endpoint = await findRow(database.read, 'webhook_endpoints', { id: job.endpoint_id ?? '' })
  // It was deleted or paused meanwhile.
  if (endpoint?.state !== 'enabled') return { is: 'over', code: 'paused' }
  const sent = await send(services, endpoint, job)
  metrics.countWebhook(sent.is)
  if (sent.is === 'delivered') return { is: 'done', code: sent.code }
  // A test is attempted once.
  if (sent.is === 'failed' && job.type === testEvent) return { is: 'over', code: sent.code }
  return sent.is === 'gone' ? { is: 'gone', code: sent.code } : { ...sent, is: 'later' }
}

async function send(
  services: JobServices,
  endpoint: WebhookEndpointRow,
  { id, type, data, created_at }: JobRow,
) {
  const timestamp = new Date(created_at).toISOString()
  const body = JSON.stringify({ type, timestamp, data: JSON.parse(data) })
  const ctx = contextOf(services)
  const secrets = signingSecrets(ctx, endpoint)
  return ctx.webhooks.send({ url: endpoint.url, secrets }, { id, body }, ctx.now)
}

async function updateEndpoint(
  ctx: TransactionContext,
  { type, endpoint_id: id }: JobRow,
  outcome: Outcome,
  { isOver }: { isOver: boolean },
): Promise<void> {
  const { tx, now } = ctx
  if (id === null) return
  if (outcome.is === 'done') return markEndpointDelivered(tx, id, now)
  if (outcome.is === 'gone') return endEndpoint(ctx, id, 'gone')
  if (type === testEvent) return
  const since = await markFailing(tx, 'webhook', id, now)
  if (isOver && now - since >= webhookRules.failingSeconds * 1000) {
    await endEndpoint(ctx, id, 'failing')
  }
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
