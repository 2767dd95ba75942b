import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { endpointWithSecret } from './webhook-endpoint.ts'

export const rotateWebhookSecret = defineEndpoint(
  'POST',
  '/webhooks/{id}/rotate-secret',
  'verified',
  {
    summary:
      'Rotate the secret of a webhook endpoint. Only this response contains the new one. For a day, webhooks are signed with both.',
    input: z.object({ id }),
    result: dataResponse(endpointWithSecret),
  },
)
