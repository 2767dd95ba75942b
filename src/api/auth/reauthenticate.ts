import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, messageResponse } from '../fields.ts'

export const reauthenticate = defineEndpoint({
  method: 'POST',
  path: '/auth/confirm-password',
  summary:
    'Enter your own password again. For ten minutes this session may then call endpoints that otherwise answer REAUTHENTICATION_REQUIRED.',
  access: 'signed-in',
  input: z.object({ password: currentPassword }),
  result: messageResponse,
})
