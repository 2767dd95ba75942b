import { createWebhook } from '../../webhooks/create-webhook.ts'
import { deleteWebhook } from '../../webhooks/delete-webhook.ts'
import { listDeliveries } from '../../webhooks/list-deliveries.ts'
import { listWebhooks } from '../../webhooks/list-webhooks.ts'
import { resendDelivery } from '../../webhooks/resend-delivery.ts'
import { rotateWebhookSecret } from '../../webhooks/rotate-webhook-secret.ts'
import { testWebhook } from '../../webhooks/test-webhook.ts'
import { updateWebhook } from '../../webhooks/update-webhook.ts'
import { v1EndpointOf } from '../define-v1-endpoint.ts'
import { exampleDelivery, exampleEndpoint, exampleSecret } from './examples.ts'

// The webhook endpoints of the website, for programs with a key.

export const listEndpoints = v1EndpointOf(listWebhooks, 'webhooks', {
  input: {},
  result: { data: [exampleEndpoint] },
})

export const createEndpoint = v1EndpointOf(createWebhook, 'webhooks', {
  input: { url: exampleEndpoint.url },
  result: { data: { ...exampleEndpoint, secret: exampleSecret } },
})

export const updateEndpoint = v1EndpointOf(updateWebhook, 'webhooks', {
  input: { id: exampleEndpoint.id, state: 'paused' },
  result: { data: { ...exampleEndpoint, state: 'paused' } },
})

export const rotateSecret = v1EndpointOf(rotateWebhookSecret, 'webhooks', {
  input: { id: exampleEndpoint.id },
  result: {
    data: { ...exampleEndpoint, previousSecretUntil: 1_772_701_200_000, secret: exampleSecret },
  },
})

export const testEndpoint = v1EndpointOf(testWebhook, 'webhooks', {
  input: { id: exampleEndpoint.id },
  result: {
    data: {
      ...exampleDelivery,
      type: 'webhook.test',
      reference: null,
      attempts: 0,
      state: 'waiting',
      outcome: null,
      lastAttemptAt: null,
      nextAttemptAt: 1_772_614_800_000,
    },
  },
})

export const deleteEndpoint = v1EndpointOf(deleteWebhook, 'webhooks', {
  input: { id: exampleEndpoint.id },
  result: { message: 'Endpoint deleted' },
})

export const listSent = v1EndpointOf(listDeliveries, 'webhooks', {
  input: { id: exampleEndpoint.id },
  result: { data: [exampleDelivery] },
})

export const sendAgain = v1EndpointOf(resendDelivery, 'webhooks', {
  input: { id: exampleEndpoint.id, deliveryId: exampleDelivery.id },
  result: {
    data: { ...exampleDelivery, attempts: 0, state: 'waiting', nextAttemptAt: 1_772_614_900_000 },
  },
})
