import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id, optionalText } from './fields.ts'
import { threadRecord } from './thread-record.ts'

export const reportMessage = defineAct({
  method: 'POST',
  path: '/matches/{id}/messages/{messageId}/report',
  summary: 'Tell our team of a message that threatens, extorts or deceives.',
  access: 'verified',
  input: z.object({ id, messageId: id, reason: optionalText(500) }),
  result: dataOf(threadRecord),
})
