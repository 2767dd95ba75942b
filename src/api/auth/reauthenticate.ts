import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, messageResponse } from '../fields.ts'

export const reauthenticate = defineEndpoint({
  method: 'POST',
  path: '/auth/confirm-password',
  summary:
    'Type one’s password again: for ten minutes this session may do what answers REAUTHENTICATION_REQUIRED otherwise.',
  access: 'signed-in',
  input: z.object({ password: currentPassword }),
  result: messageResponse,
})
