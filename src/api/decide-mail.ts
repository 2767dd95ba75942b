import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { id, spoken } from './fields.ts'

export const decideMail = defineAct({
  method: 'PATCH',
  path: '/admin/mail/{id}',
  summary: 'Try a failed mail again (`retry`), or put it aside for good (`put-aside`).',
  access: 'staff',
  input: z.object({
    id,
    decision: z.enum(['retry', 'put-aside'], { error: 'Choose retry or put-aside' }),
  }),
  result: spoken,
})
