import { defineEndpoint } from '../endpoint.ts'
import { mailedToken, messageResponse } from '../fields.ts'

export const confirmSubscription = defineEndpoint({
  method: 'POST',
  path: '/newsletter/confirm',
  summary: 'Confirm a subscription to the newsletter with the token of a mailed link.',
  access: 'anyone',
  input: mailedToken,
  result: messageResponse,
})
