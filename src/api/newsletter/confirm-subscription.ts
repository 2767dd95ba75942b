import { defineEndpoint } from '../endpoint.ts'
import { mailedToken, messageResponse } from '../fields.ts'

export const confirmSubscription = defineEndpoint('POST', '/newsletter/confirm', 'anyone', {
  summary: 'Confirm a subscription to the newsletter with the token of a mailed link.',
  input: mailedToken,
  result: messageResponse,
})
