import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { email, messageResponse } from '../fields.ts'

export const subscribe = defineEndpoint('POST', '/newsletter/subscribe', 'anyone', {
  summary:
    'Mail a link that confirms a subscription to the newsletter. The response does not reveal who is subscribed.',
  input: z.object({ email }),
  result: messageResponse,
})
