import { resendDelivery } from '../../webhooks/resend-delivery.ts'
import { v1EndpointOf } from '../define-v1-endpoint.ts'
import { exampleDelivery, exampleEndpoint } from './examples.ts'

export const sendAgain = v1EndpointOf(resendDelivery, 'webhooks', {
  input: { id: exampleEndpoint.id, deliveryId: exampleDelivery.id },
  result: {
    data: { ...exampleDelivery, attempts: 0, state: 'waiting', nextAttemptAt: 1_772_614_900_000 },
  },
})
