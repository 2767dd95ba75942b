import { defineEndpoint } from '../endpoint.ts'
import { mailedToken, messageResponse } from '../fields.ts'

export const unsubscribe = defineEndpoint('POST', '/newsletter/unsubscribe', 'anyone', {
  summary:
    'End a subscription to the newsletter with the token of a mailed link. Repeating it is harmless.',
  input: mailedToken,
  result: messageResponse,
})
