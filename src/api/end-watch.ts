import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { requiredLine, spoken } from './fields.ts'

export const endWatch = defineAct({
  method: 'POST',
  path: '/watches/end',
  summary: 'End a watch with the token of a mailed link; its e-mail address is forgotten.',
  access: 'anyone',
  input: z.object({ token: requiredLine('The token of the link is missing', 200) }),
  result: spoken,
})
