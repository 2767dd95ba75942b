import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id, requiredText } from './fields.ts'
import { threadRecord } from './thread-record.ts'

const sendMessageInput = z.object({
  id,
  text: requiredText('Write your message', 1000),
})

export const sendMessage = defineAct({
  method: 'POST',
  path: '/matches/{id}/messages',
  summary: 'Write to the other of a match.',
  access: 'verified',
  input: sendMessageInput,
  result: dataOf(threadRecord),
  status: 201,
})
