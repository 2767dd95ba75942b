import type { Endpoint } from '../../../api/endpoint.ts'
import { createEndpoint } from '../../../api/v1/webhooks/create-endpoint.ts'
import { deleteEndpoint } from '../../../api/v1/webhooks/delete-endpoint.ts'
import { listEndpoints } from '../../../api/v1/webhooks/list-endpoints.ts'
import { listSent } from '../../../api/v1/webhooks/list-sent.ts'
import { rotateSecret } from '../../../api/v1/webhooks/rotate-secret.ts'
import { sendAgain } from '../../../api/v1/webhooks/send-again.ts'
import { testEndpoint } from '../../../api/v1/webhooks/test-endpoint.ts'
import { updateEndpoint } from '../../../api/v1/webhooks/update-endpoint.ts'
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
import type { RequestOf } from '../../services/api-request.ts'
import type { Context } from '../../services/context.ts'
import { createWebhookUseCase } from '../../services/webhooks/create-webhook.ts'
import { deleteWebhookUseCase } from '../../services/webhooks/delete-webhook.ts'
import { rotateWebhookSecretUseCase } from '../../services/webhooks/rotate-webhook-secret.ts'
import {
  resendDeliveryUseCase,
  testWebhookUseCase,
} from '../../services/webhooks/send-once-more.ts'
import { updateWebhookUseCase } from '../../services/webhooks/update-webhook.ts'
import { type Route, route } from '../route.ts'

// The same for people and for programs with an API key.

/** A request of an account, by a session or a key. */
interface Asked<To extends Endpoint> {
  input: RequestOf<To>['input']
  currentUser: { id: string }
}

const list = async ({ database }: Context, { currentUser }: Asked<typeof listWebhooks>) => ({
  data: (await webhookEndpointsOf(database.read, currentUser.id)).map(toWebhookEndpoint),
})
const listWebhooksRoute = route(listWebhooks, list)
const listEndpointsRoute = route(listEndpoints, list)

const create = async (ctx: Context, { input, currentUser }: Asked<typeof createWebhook>) => {
  await ctx.limiter.consume('change', currentUser.id)
  return { data: await createWebhookUseCase(ctx, currentUser.id, input) }
}
const createWebhookRoute = route(createWebhook, create)
const createEndpointRoute = route(createEndpoint, create)

const update = async (ctx: Context, { input, currentUser }: Asked<typeof updateWebhook>) => {
  await ctx.limiter.consume('change', currentUser.id)
  return { data: await updateWebhookUseCase(ctx, currentUser.id, input) }
}
const updateWebhookRoute = route(updateWebhook, update)
const updateEndpointRoute = route(updateEndpoint, update)

const remove = async (ctx: Context, { input, currentUser }: Asked<typeof deleteWebhook>) => {
  await deleteWebhookUseCase(ctx, currentUser.id, input.id)
  return { message: resultMessages['webhook-deleted'] }
}
const deleteWebhookRoute = route(deleteWebhook, remove)
const deleteEndpointRoute = route(deleteEndpoint, remove)

const rotate = async (ctx: Context, { input, currentUser }: Asked<typeof rotateWebhookSecret>) => {
  await ctx.limiter.consume('change', currentUser.id)
  return { data: await rotateWebhookSecretUseCase(ctx, currentUser.id, input.id) }
}
const rotateWebhookSecretRoute = route(rotateWebhookSecret, rotate)
const rotateSecretRoute = route(rotateSecret, rotate)

const test = async (ctx: Context, { input, currentUser }: Asked<typeof testWebhook>) => {
  await ctx.limiter.consume('sendWebhook', currentUser.id)
  return { data: await testWebhookUseCase(ctx, currentUser.id, input.id) }
}
const testWebhookRoute = route(testWebhook, test)
const testEndpointRoute = route(testEndpoint, test)

const resend = async (ctx: Context, { input, currentUser }: Asked<typeof resendDelivery>) => {
  await ctx.limiter.consume('sendWebhook', currentUser.id)
  return { data: await resendDeliveryUseCase(ctx, currentUser.id, input) }
}
const resendDeliveryRoute = route(resendDelivery, resend)
const sendAgainRoute = route(sendAgain, resend)

const listLog = async (
  { database }: Context,
  { input, currentUser }: Asked<typeof listDeliveries>,
) => {
  const endpoint = await findWebhookEndpoint(database.read, currentUser.id, input.id)
  const { id } = requireFound(endpoint, 'webhook')
  return { data: (await deliveriesOf(database.read, id, input.limit)).map(toWebhookDelivery) }
}
const listDeliveriesRoute = route(listDeliveries, listLog)
const listSentRoute = route(listSent, listLog)

export const webhooksRoutes: readonly Route[] = [
  listEndpointsRoute,
  createEndpointRoute,
  updateEndpointRoute,
  deleteEndpointRoute,
  rotateSecretRoute,
  testEndpointRoute,
  listSentRoute,
  sendAgainRoute,
  listWebhooksRoute,
  createWebhookRoute,
  updateWebhookRoute,
  deleteWebhookRoute,
  rotateWebhookSecretRoute,
  testWebhookRoute,
  listDeliveriesRoute,
  resendDeliveryRoute,
]
