import { resendDelivery } from '../../webhooks/resend-delivery.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'
import { exampleDelivery, exampleEndpoint } from './examples.ts'

export const sendAgain = defineV1Endpoint({
  ...resendDelivery,
  path: '/v1/webhooks/{id}/deliveries/{deliveryId}/resend',
  scope: 'webhooks',
  example: {
    input: { id: exampleEndpoint.id, deliveryId: exampleDelivery.id },
    result: {
      data: { ...exampleDelivery, attempts: 0, state: 'waiting', nextAttemptAt: 1_772_614_900_000 },
    },
  },
})
