import { createWebhook } from '../../webhooks/create-webhook.ts'
import { v1EndpointOf } from '../define-v1-endpoint.ts'
import { exampleEndpoint, exampleSecret } from './examples.ts'

export const createEndpoint = v1EndpointOf(createWebhook, 'webhooks', {
  input: { url: exampleEndpoint.url },
  result: { data: { ...exampleEndpoint, secret: exampleSecret } },
})
