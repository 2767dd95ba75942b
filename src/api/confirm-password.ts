import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { currentPassword, spoken } from './fields.ts'

export const confirmPassword = defineAct({
  method: 'POST',
  path: '/auth/confirm-password',
  summary:
    'Type one’s password again: for ten minutes this session may do what answers PASSWORD_NEEDED otherwise.',
  access: 'signed-in',
  input: z.object({ password: currentPassword }),
  result: spoken,
})
