import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { id, spoken } from './fields.ts'

export const forgetSecondFactor = defineAct({
  method: 'DELETE',
  path: '/admin/users/{id}/second-factor',
  summary:
    'Remove the second factor of somebody who lost their phone and their codes. Asks for the password again.',
  access: 'super-admin',
  input: z.object({ id }),
  result: spoken,
})
