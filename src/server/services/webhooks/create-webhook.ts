import { Problem } from '../../../api/problem.ts'
import type { createWebhook } from '../../../api/webhooks/webhooks.ts'
import { webhookEvents } from '../../../domain/webhooks/events.ts'
import { webhookRules } from '../../../domain/webhooks/rules.ts'
import type { WebhookEndpointRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { insertRow } from '../../queries/rows-by-columns.ts'
import { lockUser } from '../../queries/users/users.ts'
import { countWebhookEndpoints, toWebhookEndpoint } from '../../queries/webhooks/endpoints.ts'
import { newWebhookSecret } from '../../webhooks/webhook-signature.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { encryptSecret } from './endpoint-secrets.ts'
import { requireSendable } from './require-sendable.ts'

export async function createWebhookUseCase(
  ctx: Context,
  userId: string,
  { url, events = [...webhookEvents] }: RequestOf<typeof createWebhook>['input'],
) {
  const { database, now } = ctx
  requireSendable(ctx, url)
  const id = newId()
  const secret = newWebhookSecret()
  const row: WebhookEndpointRow = {
    ...{ id, user_id: userId, url, events: eventNames(events), state: 'enabled' },
    secret: encryptSecret(ctx, secret, id),
    ...{ previous_secret: null, previous_until: null },
    ...{ created_at: now, last_delivered_at: null, failing_since: null, last_turn_at: now },
  }
  await inTransaction(ctx, async (ctx, tx) => {
    await lockUser(database, tx, userId)
    if ((await countWebhookEndpoints(tx, userId)) >= webhookRules.endpointsPerUser) {
      const params = { max: webhookRules.endpointsPerUser }
      throw new Problem('LIMIT_REACHED', 'webhooks', { params })
    }
    await insertRow(tx, 'webhook_endpoints', row)
    logActivity(ctx, { action: 'create', entity: 'webhook', entityId: id })
  })
  return { ...toWebhookEndpoint(row), secret }
}

/** The column of events: each name once, separated by spaces. */
export function eventNames(events: readonly string[]): string {
  return [...new Set(events)].join(' ')
}
