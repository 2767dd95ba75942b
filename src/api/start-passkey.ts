import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'
import { creationOptions } from './passkey-credential.ts'

export const startPasskey = defineAct({
  method: 'POST',
  path: '/auth/passkeys/options',
  summary:
    'Begin to add a passkey: what `navigator.credentials.create` needs. Good for five minutes, once, in the browser that asked. Asks for the password again.',
  access: 'enrolling',
  input: z.object({}),
  result: dataOf(creationOptions),
})
