import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const resetUserPassword = defineEndpoint(
  'POST',
  '/admin/users/{id}/reset-password',
  'staff',
  {
    summary:
      'Mail a user a link to set a new password. Their old password works until they set one.',
    input: z.object({ id }),
    result: messageResponse,
  },
)
