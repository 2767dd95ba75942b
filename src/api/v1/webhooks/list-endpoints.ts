import { listWebhooks } from '../../webhooks/list-webhooks.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'
import { exampleEndpoint } from './examples.ts'

export const listEndpoints = defineV1Endpoint({
  ...listWebhooks,
  path: '/v1/webhooks',
  scope: 'webhooks',
  example: { input: {}, result: { data: [exampleEndpoint] } },
})
