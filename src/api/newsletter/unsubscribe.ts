import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { messageResponse, requiredLine } from '../fields.ts'

export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  summary:
    'End a subscription to the newsletter with the token of a mailed link; again is no harm.',
  access: 'anyone',
  input: z.object({ token: requiredLine('token-missing', 200) }),
  result: messageResponse,
})
