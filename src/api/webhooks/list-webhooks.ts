import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { webhookEndpoint } from './webhook-endpoint.ts'

export const listWebhooks = defineEndpoint('GET', '/webhooks', 'verified', {
  summary: 'Your webhook endpoints, oldest first.',
  input: noInput,
  result: dataResponse(z.array(webhookEndpoint)),
})
