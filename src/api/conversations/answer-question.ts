import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, requiredLine } from '../fields.ts'
import { threadRecord } from './thread-record.ts'

const answerQuestionInput = z.object({
  id,
  answer: requiredLine('answer-missing', 100),
})

export const answerQuestion = defineEndpoint('POST', '/matches/{id}/answer', 'verified', {
  summary: 'As the owner, answer the finder’s question. Three attempts are allowed.',
  input: answerQuestionInput,
  result: dataResponse(threadRecord),
})
