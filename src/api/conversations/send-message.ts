import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, requiredText } from '../fields.ts'
import { threadRecord } from './thread-record.ts'

const sendMessageInput = z.object({
  id,
  text: requiredText('message-missing', 1000),
})

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/matches/{id}/messages',
  summary: 'Write to the other user of a match.',
  access: 'verified',
  input: sendMessageInput,
  result: dataResponse(threadRecord),
  status: 201,
})
