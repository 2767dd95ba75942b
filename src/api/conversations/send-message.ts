import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, requiredText } from '../fields.ts'
import { threadRecord } from './thread-record.ts'

const sendMessageInput = z.object({
  id,
  text: requiredText('message-missing', 1000),
})

export const sendMessage = defineEndpoint('POST', '/matches/{id}/messages', 'verified', {
  summary: 'Write to the other user of a match.',
  input: sendMessageInput,
  result: dataResponse(threadRecord),
  status: 201,
})
