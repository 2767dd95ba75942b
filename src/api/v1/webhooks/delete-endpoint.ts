import { deleteWebhook } from '../../webhooks/delete-webhook.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'
import { exampleEndpoint } from './examples.ts'

export const deleteEndpoint = defineV1Endpoint({
  ...deleteWebhook,
  path: '/v1/webhooks/{id}',
  scope: 'webhooks',
  example: { input: { id: exampleEndpoint.id }, result: { message: 'Endpoint deleted' } },
})
