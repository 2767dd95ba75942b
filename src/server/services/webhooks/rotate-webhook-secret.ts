import { webhookRules } from '../../../domain/webhooks/rules.ts'
import { requireFound } from '../../lib/require-found.ts'
import {
  findWebhookEndpoint,
  toWebhookEndpoint,
  updateWebhookEndpoint,
} from '../../queries/webhooks/endpoints.ts'
import { newWebhookSecret } from '../../webhooks/webhook-signature.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { encryptSecret } from './endpoint-secrets.ts'

export async function rotateWebhookSecretUseCase(ctx: Context, userId: string, id: string) {
  const { now } = ctx
  const secret = newWebhookSecret()
  return inTransaction(ctx, async (ctx, tx) => {
    const before = requireFound(await findWebhookEndpoint(tx, userId, id), 'webhook')
    const changed = await updateWebhookEndpoint(tx, userId, id, {
      secret: encryptSecret(ctx, secret, id),
      previous_secret: before.secret,
      previous_until: now + webhookRules.rotationSeconds * 1000,
    })
    const details = { changed: ['secret'] }
    logActivity(ctx, { action: 'update', entity: 'webhook', entityId: id, details })
    return { ...toWebhookEndpoint(requireFound(changed, 'webhook')), secret }
  })
}
