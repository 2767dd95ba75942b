import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'
import { passkeyRecord } from './passkey-record.ts'

export const listPasskeys = defineAct({
  method: 'GET',
  path: '/auth/passkeys',
  summary: 'One’s own passkeys, the oldest first.',
  access: 'enrolling',
  input: z.object({}),
  result: dataOf(z.array(passkeyRecord)),
})
