import { webhookEvents } from '../../../domain/webhooks/events.ts'
import type { WebhookDeliveryRecord } from '../../webhooks/webhook-delivery.ts'
import type { WebhookEndpointRecord } from '../../webhooks/webhook-endpoint.ts'

/** The examples in the documentation. */
export const exampleEndpoint: WebhookEndpointRecord = {
  id: '3c1d6a10-2b7e-4d55-9a0e-7f1f4f5f7c13',
  url: 'https://example.com/webhooks',
  events: [...webhookEvents],
  state: 'enabled',
  createdAt: 1_772_614_800_000,
  lastDeliveredAt: null,
  failingSince: null,
  previousSecretUntil: null,
}

export const exampleSecret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='

export const exampleDelivery: WebhookDeliveryRecord = {
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
