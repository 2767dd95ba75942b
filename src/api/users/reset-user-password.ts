import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const resetUserPassword = defineEndpoint({
  method: 'POST',
  path: '/admin/users/{id}/reset-password',
  summary: 'Mail a user a link to set a new password. Their old password works until they set one.',
  access: 'staff',
  input: z.object({ id }),
  result: messageResponse,
})
