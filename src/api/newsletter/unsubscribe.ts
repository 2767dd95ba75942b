import { defineEndpoint } from '../endpoint.ts'
import { mailedToken, messageResponse } from '../fields.ts'

export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  summary:
    'End a subscription to the newsletter with the token of a mailed link. Repeating it is harmless.',
  access: 'anyone',
  input: mailedToken,
  result: messageResponse,
})
