import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { id, spoken } from './fields.ts'

export const resetUserPassword = defineAct({
  method: 'POST',
  path: '/admin/users/{id}/reset-password',
  summary: 'Mail somebody a link to set a new password. Their password stays until they do.',
  access: 'staff',
  input: z.object({ id }),
  result: spoken,
})
