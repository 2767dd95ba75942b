import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { email, mailedToken, messageResponse } from '../fields.ts'

export const subscribe = defineEndpoint('POST', '/newsletter/subscribe', 'anyone', {
  summary:
    'Mail a link that confirms a subscription to the newsletter. The response does not reveal who is subscribed.',
  input: z.object({ email }),
  result: messageResponse,
})

export const confirmSubscription = defineEndpoint('POST', '/newsletter/confirm', 'anyone', {
  summary: 'Confirm a subscription to the newsletter with the token of a mailed link.',
  input: mailedToken,
  result: messageResponse,
})

export const unsubscribe = defineEndpoint('POST', '/newsletter/unsubscribe', 'anyone', {
  summary:
    'End a subscription to the newsletter with the token of a mailed link. Repeating it is harmless.',
  input: mailedToken,
  result: messageResponse,
})
