import { createWebhook } from '../../webhooks/create-webhook.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'
import { exampleEndpoint, exampleSecret } from './examples.ts'

export const createEndpoint = defineV1Endpoint({
  ...createWebhook,
  path: '/v1/webhooks',
  scope: 'webhooks',
  example: {
    input: { url: exampleEndpoint.url },
    result: { data: { ...exampleEndpoint, secret: exampleSecret } },
  },
})
