import { listWebhooks } from '../../webhooks/list-webhooks.ts'
import { v1EndpointOf } from '../define-v1-endpoint.ts'
import { exampleEndpoint } from './examples.ts'

export const listEndpoints = v1EndpointOf(listWebhooks, 'webhooks', {
  input: {},
  result: { data: [exampleEndpoint] },
})
