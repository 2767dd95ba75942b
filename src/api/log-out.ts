import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { spoken } from './fields.ts'

export const logOut = defineAct({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session.',
  access: 'signed-in',
  input: z.object({}),
  result: spoken,
})
