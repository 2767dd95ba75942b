import { rotateWebhookSecret } from '../../webhooks/rotate-webhook-secret.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'
import { exampleEndpoint, exampleSecret } from './examples.ts'

export const rotateSecret = defineV1Endpoint({
  ...rotateWebhookSecret,
  path: '/v1/webhooks/{id}/rotate-secret',
  scope: 'webhooks',
  example: {
    input: { id: exampleEndpoint.id },
    result: {
      data: { ...exampleEndpoint, previousSecretUntil: 1_772_701_200_000, secret: exampleSecret },
    },
  },
})
