import { updateWebhook } from '../../webhooks/update-webhook.ts'
import { v1EndpointOf } from '../define-v1-endpoint.ts'
import { exampleEndpoint } from './examples.ts'

export const updateEndpoint = v1EndpointOf(updateWebhook, 'webhooks', {
  input: { id: exampleEndpoint.id, state: 'paused' },
  result: { data: { ...exampleEndpoint, state: 'paused' } },
})
