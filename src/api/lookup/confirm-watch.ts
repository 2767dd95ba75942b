import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { messageResponse, requiredLine } from '../fields.ts'

export const confirmWatch = defineEndpoint({
  method: 'POST',
  path: '/watches/confirm',
  summary: 'Start a watch with the token of a mailed link.',
  access: 'anyone',
  input: z.object({ token: requiredLine('token-missing', 200) }),
  result: messageResponse,
})
