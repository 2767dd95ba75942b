import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, messageResponse } from '../fields.ts'

export const eraseMyAccount = defineEndpoint({
  method: 'POST',
  path: '/users/erase',
  summary:
    'Erase one’s account and all that is kept about oneself, for good; a confirmed theft stays in the registry without its owner.',
  access: 'verified',
  input: z.object({ password: currentPassword }),
  result: messageResponse,
})
