import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, messageResponse } from '../fields.ts'

export const eraseMyAccount = defineEndpoint('POST', '/users/erase', 'verified', {
  summary:
    'Erase your own account and all personal data for good. A confirmed theft stays in the registry without its owner.',
  input: z.object({ password: currentPassword }),
  result: messageResponse,
})
