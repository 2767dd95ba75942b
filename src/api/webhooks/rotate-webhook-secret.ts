import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { endpointWithSecret } from './webhook-endpoint.ts'

export const rotateWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/webhooks/{id}/rotate-secret',
  summary:
    'Replace the secret of a webhook endpoint. It is shown this once. For a day the old one signs, too.',
  access: 'verified',
  input: z.object({ id }),
  result: dataResponse(endpointWithSecret),
})
