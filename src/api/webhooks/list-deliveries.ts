import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { wholeNumber } from '../query-params.ts'
import { webhookDelivery } from './webhook-delivery.ts'

export const listDeliveries = defineEndpoint('GET', '/webhooks/{id}/deliveries', 'verified', {
  summary:
    'The deliveries to a webhook endpoint in the last 30 days with their outcomes, newest first.',
  input: z.object({ id, limit: wholeNumber({ fallback: 50, min: 1, max: 500 }) }),
  result: dataResponse(z.array(webhookDelivery)),
})
