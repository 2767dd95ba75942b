import { listDeliveries } from '../../webhooks/list-deliveries.ts'
import { v1EndpointOf } from '../define-v1-endpoint.ts'
import { exampleDelivery, exampleEndpoint } from './examples.ts'

export const listSent = v1EndpointOf(listDeliveries, 'webhooks', {
  input: { id: exampleEndpoint.id },
  result: { data: [exampleDelivery] },
})
