import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, messageResponse, newPassword } from '../fields.ts'
import { invalid } from '../invalid.ts'

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Change your own password. Ends every session of the account, including this one.',
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
