import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'
import { threadRecord } from './thread-record.ts'

const confirmHandOverInput = z.object({
  id,
  code: z
    .string({ error: 'Enter the 6 digits the owner says' })
    .check(z.trim(), z.regex(/^\d{6}$/, 'Enter the 6 digits the owner says')),
})

export const confirmHandOver = defineAct({
  method: 'POST',
  path: '/matches/{id}/hand-over',
  summary:
    'As the finder, enter the code that the owner says: both reports are closed as recovered.',
  access: 'verified',
  input: confirmHandOverInput,
  result: dataOf(threadRecord),
})
