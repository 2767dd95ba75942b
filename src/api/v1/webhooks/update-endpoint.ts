import { updateWebhook } from '../../webhooks/update-webhook.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'
import { exampleEndpoint } from './examples.ts'

export const updateEndpoint = defineV1Endpoint({
  ...updateWebhook,
  path: '/v1/webhooks/{id}',
  scope: 'webhooks',
  example: {
    input: { id: exampleEndpoint.id, state: 'paused' },
    result: { data: { ...exampleEndpoint, state: 'paused' } },
  },
})
