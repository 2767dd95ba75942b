import { deleteWebhook } from '../../webhooks/delete-webhook.ts'
import { v1EndpointOf } from '../define-v1-endpoint.ts'
import { exampleEndpoint } from './examples.ts'

export const deleteEndpoint = v1EndpointOf(deleteWebhook, 'webhooks', {
  input: { id: exampleEndpoint.id },
  result: { message: 'Endpoint deleted' },
})
