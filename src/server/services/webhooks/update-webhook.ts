import type { updateWebhook } from '../../../api/webhooks/webhooks.ts'
import { requireFound } from '../../lib/require-found.ts'
import { endDeliveries } from '../../queries/webhooks/deliveries.ts'
import { toWebhookEndpoint, updateWebhookEndpoint } from '../../queries/webhooks/endpoints.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { eventNames } from './create-webhook.ts'
import { requireSendable } from './require-sendable.ts'

export async function updateWebhookUseCase(
  ctx: Context,
  userId: string,
  { id, url, events, state }: RequestOf<typeof updateWebhook>['input'],
) {
  if (url !== undefined) requireSendable(ctx, url)
  const { now } = ctx
  return inTransaction(ctx, async (ctx, tx) => {
    const change = {
      ...(url !== undefined && { url }),
      ...(events && { events: eventNames(events) }),
      // A change of the state also resets the time of failure.
      ...(state && { state, failing_since: null }),
    }
    // Sets the same `user_id`, because an update without columns is invalid SQL.
    const changed = await updateWebhookEndpoint(tx, userId, id, { user_id: userId, ...change })
    const endpoint = requireFound(changed, 'webhook')
    if (state === 'paused') await endDeliveries(tx, id, now)
    const details = { changed: Object.keys(change), ...(state && { state }) }
    logActivity(ctx, { action: 'update', entity: 'webhook', entityId: id, details })
    return toWebhookEndpoint(endpoint)
  })
}
