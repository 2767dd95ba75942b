import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { currentPassword, spoken } from './fields.ts'

export const eraseMyAccount = defineAct({
  method: 'POST',
  path: '/users/erase',
  summary:
    'Erase one’s account and all that is kept about oneself, for good; a confirmed theft stays in the registry without its owner.',
  access: 'verified',
  input: z.object({ password: currentPassword }),
  result: spoken,
})
