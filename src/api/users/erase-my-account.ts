import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, messageResponse } from '../fields.ts'

export const eraseMyAccount = defineEndpoint({
  method: 'POST',
  path: '/users/erase',
  summary:
    'Erase your own account and all personal data for good. A confirmed theft stays in the registry without its owner.',
  access: 'verified',
  input: z.object({ password: currentPassword }),
  result: messageResponse,
})
