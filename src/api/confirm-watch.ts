import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { requiredLine, spoken } from './fields.ts'

export const confirmWatch = defineAct({
  method: 'POST',
  path: '/watches/confirm',
  summary: 'Start a watch with the token of a mailed link.',
  access: 'anyone',
  input: z.object({ token: requiredLine('The token of the link is missing', 200) }),
  result: spoken,
})
