import { webhookEvents } from '../../domain/webhooks/events.ts'
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type WebhookDeliveryRecord,
  type WebhookEndpointRecord,
} from '../webhooks/webhooks.ts'
import { v1EndpointOf } from './define-v1-endpoint.ts'

/** The examples in the documentation. */
const exampleEndpoint: WebhookEndpointRecord = {
  id: '3c1d6a10-2b7e-4d55-9a0e-7f1f4f5f7c13',
  url: 'https://example.com/webhooks',
  events: [...webhookEvents],
  state: 'enabled',
  createdAt: 1_772_614_800_000,
  lastDeliveredAt: null,
  failingSince: null,
  previousSecretUntil: null,
}

const exampleSecret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='

const exampleDelivery: WebhookDeliveryRecord = {
  id: '9e5a4f10-2b7e-4d55-9a0e-7f1f4f5f7c14',
  type: 'report.opened',
  reference: 'order 4711',
  createdAt: 1_772_614_800_000,
  attempts: 1,
  state: 'delivered',
  outcome: '204',
  lastAttemptAt: 1_772_614_801_000,
  nextAttemptAt: null,
}

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
