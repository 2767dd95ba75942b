import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { webhookDelivery } from './webhook-delivery.ts'

export const resendDelivery = defineEndpoint(
  'POST',
  '/webhooks/{id}/deliveries/{deliveryId}/resend',
  'verified',
  {
    summary: 'Send a webhook again, under the same webhook-id.',
    input: z.object({ id, deliveryId: id }),
    result: dataResponse(webhookDelivery),
  },
)
