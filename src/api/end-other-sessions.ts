import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { spoken } from './fields.ts'

export const endOtherSessions = defineAct({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Sign out everywhere but here.',
  access: 'signed-in',
  input: z.object({}),
  result: spoken,
})
