import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { messageResponse, requiredLine } from '../fields.ts'

export const deleteWatch = defineEndpoint({
  method: 'POST',
  path: '/watches/end',
  summary: 'End a watch with the token of a mailed link; its e-mail address is forgotten.',
  access: 'anyone',
  input: z.object({ token: requiredLine('token-missing', 200) }),
  result: messageResponse,
})
