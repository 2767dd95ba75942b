import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, messageResponse } from '../fields.ts'

export const reauthenticate = defineEndpoint('POST', '/auth/confirm-password', 'signed-in', {
  summary:
    'Enter your own password again. For ten minutes this session may then call endpoints that otherwise answer REAUTHENTICATION_REQUIRED.',
  input: z.object({ password: currentPassword }),
  result: messageResponse,
})
