import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, requiredLine } from '../fields.ts'
import { threadRecord } from './thread-record.ts'

const answerQuestionInput = z.object({
  id,
  answer: requiredLine('answer-missing', 100),
})

export const answerQuestion = defineEndpoint({
  method: 'POST',
  path: '/matches/{id}/answer',
  summary: 'As the owner, answer the finder’s question. Three attempts are allowed.',
  access: 'verified',
  input: answerQuestionInput,
  result: dataResponse(threadRecord),
})
