import { Problem } from '../../../api/problem.ts'
import { testEvent } from '../../../domain/webhooks/events.ts'
import type { JobRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/preconditions.ts'
import {
  deleteFinishedTests,
  insertDeliveries,
  requeueDelivery,
  toWebhookDelivery,
} from '../../queries/webhooks/deliveries.ts'
import { findWebhookEndpoint } from '../../queries/webhooks/endpoints.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'

/** Queues a test event, which is attempted once and replaces those before it. */
export function testWebhookUseCase(ctx: Context, userId: string, id: string) {
  return queue(ctx, { userId, id }, async ({ tx, now }) => {
    await deleteFinishedTests(tx, id)
    const [made] = await insertDeliveries(
      tx,
      [{ endpoint: { id, user_id: userId }, type: testEvent, data: {} }],
      now,
    )
    return made
  })
}

/** Queues a webhook again under the same id, with the full number of attempts. */
export function resendDeliveryUseCase(
  ctx: Context,
  userId: string,
  { id, deliveryId }: { id: string; deliveryId: string },
) {
  return queue(ctx, { userId, id }, ({ tx, now }) => requeueDelivery(tx, id, deliveryId, now))
}

async function queue(
  ctx: Context,
  { userId, id }: { userId: string; id: string },
  send: (ctx: TransactionContext) => Promise<JobRow | undefined>,
) {
  return inTransaction(ctx, async (ctx, tx) => {
    const endpoint = requireFound(await findWebhookEndpoint(tx, userId, id), 'webhook')
    if (endpoint.state !== 'enabled') throw new Problem('WEBHOOK_NOT_ENABLED', 'enable-first')
    const delivery = requireFound(await send(ctx), 'webhook-delivery')
    const details = { sent: delivery.id }
    logActivity(ctx, { action: 'update', entity: 'webhook', entityId: id, details })
    return toWebhookDelivery(delivery)
  })
}
