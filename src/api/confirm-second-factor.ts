import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'
import { appCode } from './second-factor-code.ts'

/** Told once: only their hashes are kept. */
export const recoveryCodes = dataOf(z.object({ recoveryCodes: z.array(z.string()) }))

export const confirmSecondFactor = defineAct({
  method: 'POST',
  path: '/auth/second-factor/confirm',
  summary:
    'Confirm the second factor with a first code of the app. Answers the recovery codes, this once.',
  access: 'enrolling',
  input: z.object({ code: appCode }),
  result: recoveryCodes,
})
