import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { currentPassword, newPassword, spoken } from './fields.ts'

export const changePassword = defineAct({
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Change one’s own password; ends every session of the account, this one included.',
  access: 'signed-in',
  input: z
    .object({
      currentPassword,
      newPassword,
      confirmPassword: z.string({ error: 'Type the new password again' }),
    })
    .check(
      z.refine((form) => form.newPassword === form.confirmPassword, {
        error: 'Passwords do not match',
        path: ['confirmPassword'],
      }),
    ),
  result: spoken,
})
