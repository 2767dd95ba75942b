import { rotateWebhookSecret } from '../../webhooks/rotate-webhook-secret.ts'
import { v1EndpointOf } from '../define-v1-endpoint.ts'
import { exampleEndpoint, exampleSecret } from './examples.ts'

export const rotateSecret = v1EndpointOf(rotateWebhookSecret, 'webhooks', {
  input: { id: exampleEndpoint.id },
  result: {
    data: { ...exampleEndpoint, previousSecretUntil: 1_772_701_200_000, secret: exampleSecret },
  },
})
