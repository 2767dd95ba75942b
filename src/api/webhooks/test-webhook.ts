import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { webhookDelivery } from './webhook-delivery.ts'

export const testWebhook = defineEndpoint('POST', '/webhooks/{id}/test', 'verified', {
  summary: 'Send a test event to a webhook endpoint at once, without retries.',
  input: z.object({ id }),
  result: dataResponse(webhookDelivery),
})
