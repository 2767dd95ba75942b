import type { createPushSubscription } from '../../../api/notifications/push.ts'
import { Problem } from '../../../api/problem.ts'
import { hashToken, newId } from '../../lib/ids.ts'
import {
  toPushSubscription,
  upsertPushSubscription,
} from '../../queries/notifications/push-subscriptions.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

export async function createPushSubscriptionUseCase(
  ctx: Context,
  { input, currentUser, userAgent }: RequestOf<typeof createPushSubscription>,
) {
  const { encryption, now, push } = ctx
  const { endpoint, p256dh, auth } = input
  if (!push.accepts(endpoint)) {
    throw new Problem('INVALID_INPUT', 'push-endpoint-refused', { field: 'endpoint' })
  }
  if (!push.acceptsKeys({ p256dh, auth })) {
    throw new Problem('INVALID_INPUT', 'push-keys-refused', { field: 'p256dh' })
  }
  const endpointHash = hashToken(endpoint)
  const saved = await inTransaction(ctx, async (ctx, tx) => {
    const subscription = await upsertPushSubscription(tx, {
      id: newId(),
      user_id: currentUser.id,
      session_id: currentUser.sessionId,
      endpoint_hash: endpointHash,
      target: encryption.encrypt(JSON.stringify({ endpoint, p256dh, auth }), endpointHash),
      user_agent: userAgent,
      created_at: now,
      last_sent_at: null,
      failing_since: null,
      last_turn_at: now,
    })
    logActivity(ctx, {
      action: 'create',
      entity: 'push-subscription',
      entityId: subscription.id,
      details: {},
    })
    return subscription
  })
  return toPushSubscription(saved, currentUser.sessionId)
}
