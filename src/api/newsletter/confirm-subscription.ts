import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { messageResponse, requiredLine } from '../fields.ts'

export const confirmSubscription = defineEndpoint({
  method: 'POST',
  path: '/newsletter/confirm',
  summary: 'Confirm a subscription to the newsletter with the token of a mailed link.',
  access: 'anyone',
  input: z.object({ token: requiredLine('token-missing', 200) }),
  result: messageResponse,
})
