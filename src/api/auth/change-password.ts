import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, messageResponse, newPassword } from '../fields.ts'
import { invalid } from '../invalid.ts'

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Change one’s own password; ends every session of the account, this one included.',
  access: 'signed-in',
  input: z
    .object({
      currentPassword,
      newPassword,
      confirmPassword: z.string({ error: invalid('repeated-password-missing') }),
    })
    .check(
      z.refine((form) => form.newPassword === form.confirmPassword, {
        error: invalid('passwords-differ'),
        path: ['confirmPassword'],
      }),
    ),
  result: messageResponse,
})
