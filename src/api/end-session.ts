import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { id, spoken } from './fields.ts'

export const endOwnSession = defineAct({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  summary: 'Sign out one of one’s own sessions.',
  access: 'signed-in',
  input: z.object({ id }),
  result: spoken,
})
