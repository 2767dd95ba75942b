import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const resolveFailedMail = defineEndpoint({
  method: 'PATCH',
  path: '/admin/mail/{id}',
  summary: 'Try a failed mail again (`retry`), or put it aside for good (`put-aside`).',
  access: 'staff',
  input: z.object({
    id,
    decision: z.enum(['retry', 'put-aside'], { error: 'Choose retry or put-aside' }),
  }),
  result: messageResponse,
})
