import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { email, spoken } from './fields.ts'

export const subscribe = defineAct({
  method: 'POST',
  path: '/newsletter/subscribe',
  summary:
    'Mail a link that confirms a subscription to the newsletter; says the same whoever is subscribed.',
  access: 'anyone',
  input: z.object({ email }),
  result: spoken,
})
