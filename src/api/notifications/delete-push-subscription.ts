import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const deletePushSubscription = defineEndpoint(
  'DELETE',
  '/push/subscriptions/{id}',
  'signed-in',
  {
    summary: 'Stop push notifications in one of your browsers.',
    input: z.object({ id }),
    result: messageResponse,
  },
)
