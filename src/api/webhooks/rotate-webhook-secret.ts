import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { endpointWithSecret } from './webhook-endpoint.ts'

export const rotateWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/webhooks/{id}/rotate-secret',
  summary:
    'Rotate the secret of a webhook endpoint. Only this response contains the new one. For a day, webhooks are signed with both.',
  access: 'verified',
  input: z.object({ id }),
  result: dataResponse(endpointWithSecret),
})
