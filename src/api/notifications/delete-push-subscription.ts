import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const deletePushSubscription = defineEndpoint({
  method: 'DELETE',
  path: '/push/subscriptions/{id}',
  summary: 'Be told on one of your browsers no more.',
  access: 'signed-in',
  input: z.object({ id }),
  result: messageResponse,
})
