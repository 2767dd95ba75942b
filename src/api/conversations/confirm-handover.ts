import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { threadRecord } from './thread-record.ts'

const confirmHandoverInput = z.object({
  id,
  code: z
    .string({ error: invalid('handover-code') })
    .check(z.trim(), z.regex(/^\d{6}$/, invalid('handover-code'))),
})

export const confirmHandover = defineEndpoint('POST', '/matches/{id}/hand-over', 'verified', {
  summary:
    'As the finder, enter the code that the owner says. Both reports are closed as recovered.',
  input: confirmHandoverInput,
  result: dataResponse(threadRecord),
})
