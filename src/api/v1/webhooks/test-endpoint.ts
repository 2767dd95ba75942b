import { testWebhook } from '../../webhooks/test-webhook.ts'
import { v1EndpointOf } from '../define-v1-endpoint.ts'
import { exampleDelivery, exampleEndpoint } from './examples.ts'

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
