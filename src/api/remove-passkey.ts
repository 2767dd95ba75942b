import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { id, spoken } from './fields.ts'

export const removePasskey = defineAct({
  method: 'DELETE',
  path: '/auth/passkeys/{id}',
  summary: 'Remove one of one’s own passkeys. Asks for the password again.',
  access: 'enrolling',
  input: z.object({ id }),
  result: spoken,
})
