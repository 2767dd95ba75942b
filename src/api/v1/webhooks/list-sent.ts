import { listDeliveries } from '../../webhooks/list-deliveries.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'
import { exampleDelivery, exampleEndpoint } from './examples.ts'

export const listSent = defineV1Endpoint({
  ...listDeliveries,
  path: '/v1/webhooks/{id}/deliveries',
  scope: 'webhooks',
  example: { input: { id: exampleEndpoint.id }, result: { data: [exampleDelivery] } },
})
