import { createWebhook } from '../../../api/webhooks/create-webhook.ts'
import { deleteWebhook } from '../../../api/webhooks/delete-webhook.ts'
import { listDeliveries } from '../../../api/webhooks/list-deliveries.ts'
import { listWebhooks } from '../../../api/webhooks/list-webhooks.ts'
import { resendDelivery } from '../../../api/webhooks/resend-delivery.ts'
import { rotateWebhookSecret } from '../../../api/webhooks/rotate-webhook-secret.ts'
import { testWebhook } from '../../../api/webhooks/test-webhook.ts'
import { updateWebhook } from '../../../api/webhooks/update-webhook.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { requireFound } from '../../lib/require-found.ts'
import { deliveriesOf, toWebhookDelivery } from '../../queries/webhooks/deliveries.ts'
import {
  findWebhookEndpoint,
  toWebhookEndpoint,
  webhookEndpointsOf,
} from '../../queries/webhooks/endpoints.ts'
import { createWebhookUseCase } from '../../services/webhooks/create-webhook.ts'
import { deleteWebhookUseCase } from '../../services/webhooks/delete-webhook.ts'
import { rotateWebhookSecretUseCase } from '../../services/webhooks/rotate-webhook-secret.ts'
import {
  resendDeliveryUseCase,
  testWebhookUseCase,
} from '../../services/webhooks/send-once-more.ts'
import { updateWebhookUseCase } from '../../services/webhooks/update-webhook.ts'
import { route } from '../route.ts'

export const listWebhooksRoute = route(listWebhooks, async ({ database }, { currentUser }) => ({
  data: (await webhookEndpointsOf(database.read, currentUser.id)).map(toWebhookEndpoint),
}))

export const createWebhookRoute = route(createWebhook, async (ctx, { input, currentUser }) => {
  await ctx.limiter.consume('change', currentUser.id)
  return { data: await createWebhookUseCase(ctx, currentUser.id, input) }
})

export const updateWebhookRoute = route(updateWebhook, async (ctx, { input, currentUser }) => {
  await ctx.limiter.consume('change', currentUser.id)
  return { data: await updateWebhookUseCase(ctx, currentUser.id, input) }
})

export const deleteWebhookRoute = route(deleteWebhook, async (ctx, { input, currentUser }) => {
  await deleteWebhookUseCase(ctx, currentUser.id, input.id)
  return { message: resultMessages['webhook-deleted'] }
})

export const rotateWebhookSecretRoute = route(
  rotateWebhookSecret,
  async (ctx, { input, currentUser }) => {
    await ctx.limiter.consume('change', currentUser.id)
    return { data: await rotateWebhookSecretUseCase(ctx, currentUser.id, input.id) }
  },
)

export const testWebhookRoute = route(testWebhook, async (ctx, { input, currentUser }) => {
  await ctx.limiter.consume('sendWebhook', currentUser.id)
  return { data: await testWebhookUseCase(ctx, currentUser.id, input.id) }
})

export const resendDeliveryRoute = route(resendDelivery, async (ctx, { input, currentUser }) => {
  await ctx.limiter.consume('sendWebhook', currentUser.id)
  return { data: await resendDeliveryUseCase(ctx, currentUser.id, input) }
})

export const listDeliveriesRoute = route(
  listDeliveries,
  async ({ database }, { input, currentUser }) => {
    const endpoint = await findWebhookEndpoint(database.read, currentUser.id, input.id)
    const { id } = requireFound(endpoint, 'webhook')
    return { data: (await deliveriesOf(database.read, id, input.limit)).map(toWebhookDelivery) }
  },
)
