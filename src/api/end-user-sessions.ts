import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { id, spoken } from './fields.ts'

export const endUserSessions = defineAct({
  method: 'DELETE',
  path: '/admin/users/{id}/sessions',
  summary: 'Sign somebody out on every device.',
  access: 'staff',
  input: z.object({ id }),
  result: spoken,
})
