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

/** Longer than a receiver may take to answer. */
const leaseMs = 60_000
/** How many endpoints are sent to at once, and how many of them may be failing ones. */
const maxEndpoints = 20
const maxFailing = 10
/** How many endpoints of one user are sent to at once, because slow ones take up the others. */
const maxOfUser = 4
/** How many webhooks one endpoint gets at once. Its turn takes further batches for a second. */
const concurrency = 10
const turnMs = 1000

export interface WebhookWorker {
  /**
   * Starts to send the webhooks that are due, without waiting for it. Returns how many turns began.
   */
  turn(): Promise<number>
  /** Waits for the turns that have begun. */
  idle(): Promise<void>
  /** Ends the turns after the webhooks that are being sent now. */
  stop(): Promise<void>
}

/**
 * Sends the webhooks that are due. Each endpoint has its own turn, so that a slow one delays no
 * other. If the process is killed after a receiver accepted a webhook and before that is stored,
 * the receiver gets it again under the same id.
 */
export function createWebhookWorker(services: AppContext): WebhookWorker {
  const { database, now, log } = services
  let isStopped = false
  const turns = new Map<string, { userId: string; failing: boolean; work: Promise<void> }>()
  const turnsOf = (userId: string) =>
    [...turns.values()].filter((each) => each.userId === userId).length

  async function begin(failing: boolean): Promise<number> {
    const same = [...turns.values()].filter((each) => each.failing === failing)
    const limit = Math.min(
      maxEndpoints - turns.size,
      failing ? maxFailing - same.length : maxEndpoints,
    )
    if (limit <= 0) return 0
    const except = [...turns.keys()]
    const exceptUsers = [...new Set([...turns.values()].map(({ userId }) => userId))].filter(
      (userId) => turnsOf(userId) >= maxOfUser,
    )
    const filter = { failing, except, exceptUsers, limit }
    const due = await dueEndpointsQuery(database.read, filter, now()).execute()
    let begun = 0
    for (const { id, user_id: userId } of due) {
      if (turnsOf(userId) >= maxOfUser) continue
      const work = takeTurn(id)
        .catch((error: unknown) => log.error({ err: error, webhook: id }, 'webhooks were not sent'))
        .finally(() => turns.delete(id))
      turns.set(id, { userId, failing, work })
      begun += 1
    }
    return begun
  }

  async function takeTurn(endpointId: string): Promise<void> {
    const begun = performance.now()
    while ((await deliverTo(services, endpointId)) === concurrency) {
      if (isStopped || performance.now() - begun > turnMs) return
    }
  }

  async function idle() {
    while (turns.size > 0) await Promise.all([...turns.values()].map(({ work }) => work))
  }

  return {
    async turn() {
      if (!(await hasDueDeliveries(database.read, now()))) return 0
      return (await begin(false)) + (await begin(true))
    },
    idle,
    async stop() {
      isStopped = true
      await idle()
    },
  }
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
