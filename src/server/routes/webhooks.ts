import type * as z from 'zod/mini'
import type { Endpoint } from '../../api/endpoint.ts'
import {
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  listSent,
  rotateSecret,
  sendAgain,
  testEndpoint,
  updateEndpoint,
} from '../../api/v1/webhooks.ts'
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '../../api/webhooks/webhooks.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { requireFound } from '../lib/preconditions.ts'
import { deliveriesOf, toWebhookDelivery } from '../queries/webhooks/deliveries.ts'
import {
  findWebhookEndpoint,
  toWebhookEndpoint,
  webhookEndpointsOf,
} from '../queries/webhooks/endpoints.ts'
import { requireConfirmedPassword } from '../security/staff-access.ts'
import type { Context } from '../services/context.ts'
import {
  createWebhookUseCase,
  deleteWebhookUseCase,
  rotateWebhookSecretUseCase,
  updateWebhookUseCase,
} from '../services/webhooks/endpoints.ts'
import { resendDeliveryUseCase, testWebhookUseCase } from '../services/webhooks/send-once-more.ts'
import { type Route, route } from './route.ts'

export const webhooksRoutes: readonly Route[] = [
  ...forBoth(listWebhooks, listEndpoints, async ({ database }, { currentUser }) => ({
    data: (await webhookEndpointsOf(database.read, currentUser.id)).map(toWebhookEndpoint),
  })),
  ...forBoth(createWebhook, createEndpoint, async (ctx, { input, currentUser }) => {
    await ctx.limiter.consume('change', currentUser.id)
    return { data: await createWebhookUseCase(ctx, currentUser.id, input) }
  }),
  ...forBoth(updateWebhook, updateEndpoint, async (ctx, { input, currentUser }) => {
    await ctx.limiter.consume('change', currentUser.id)
    return { data: await updateWebhookUseCase(ctx, currentUser.id, input) }
  }),
  ...forBoth(deleteWebhook, deleteEndpoint, async (ctx, { input, currentUser }) => {
    await deleteWebhookUseCase(ctx, currentUser.id, input.id)
    return { message: resultMessages['webhook-deleted'] }
  }),
  route(rotateWebhookSecret, async (ctx, { input, currentUser }) => {
    // Who has the new secret can send the receiver webhooks in our name.
    requireConfirmedPassword(ctx, currentUser)
    return rotate(ctx, currentUser.id, input.id)
  }),
  route(rotateSecret, async (ctx, { input, currentUser }) => rotate(ctx, currentUser.id, input.id)),
  ...forBoth(testWebhook, testEndpoint, async (ctx, { input, currentUser }) => {
    await ctx.limiter.consume('sendWebhook', currentUser.id)
    return { data: await testWebhookUseCase(ctx, currentUser.id, input.id) }
  }),
  ...forBoth(resendDelivery, sendAgain, async (ctx, { input, currentUser }) => {
    await ctx.limiter.consume('sendWebhook', currentUser.id)
    return { data: await resendDeliveryUseCase(ctx, currentUser.id, input) }
  }),
  ...forBoth(listDeliveries, listSent, async ({ database }, { input, currentUser }) => {
    const endpoint = await findWebhookEndpoint(database.read, currentUser.id, input.id)
    const { id } = requireFound(endpoint, 'webhook')
    return { data: (await deliveriesOf(database.read, id, input.limit)).map(toWebhookDelivery) }
  }),
]

async function rotate(ctx: Context, userId: string, id: string) {
  await ctx.limiter.consume('change', userId)
  return { data: await rotateWebhookSecretUseCase(ctx, userId, id) }
}

/** The same route for the website and for the public API. */
function forBoth<Input extends z.ZodMiniType, Result extends z.ZodMiniType>(
  website: Endpoint<Input, Result, 'verified'>,
  v1: Endpoint<Input, Result, 'api-key'>,
  handle: (
    ctx: Context,
    request: { input: z.output<Input>; currentUser: { id: string } },
  ) => Promise<z.output<Result>>,
): Route[] {
  return [route(website, handle), route(v1, handle)]
}
