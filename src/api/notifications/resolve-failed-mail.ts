import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'
import { invalid } from '../invalid.ts'

export const resolveFailedMail = defineEndpoint('PATCH', '/admin/mail/{id}', 'staff', {
  summary: 'Send a failed mail again (`retry`), or dismiss it for good (`put-aside`).',
  input: z.object({
    id,
    decision: z.enum(['retry', 'put-aside'], { error: invalid('mail-decision') }),
  }),
  result: messageResponse,
})
