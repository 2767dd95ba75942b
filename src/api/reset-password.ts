import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { newPassword, requiredText, spoken } from './fields.ts'

export const resetPassword = defineAct({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password with the token of a mailed link; ends every session of the account.',
  access: 'anyone',
  input: z.object({ token: requiredText('Reset token is missing', 200), newPassword }),
  result: spoken,
})
