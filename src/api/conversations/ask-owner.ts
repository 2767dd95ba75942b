import * as z from 'zod/mini'
import { comparableAnswer } from '../../domain/conversations/ownership-question.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, requiredLine } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { threadRecord } from './thread-record.ts'

const askOwnerInput = z.object({
  id,
  question: requiredLine('question-missing', 200),
  answer: requiredLine('expected-answer-missing', 100).check(
    z.refine((answer) => comparableAnswer(answer) !== '', invalid('expected-answer-form')),
  ),
})

export const askOwner = defineEndpoint('POST', '/matches/{id}/question', 'verified', {
  summary:
    'As the finder, ask a question that only the owner can answer. Only a hash of the answer is stored.',
  input: askOwnerInput,
  result: dataResponse(threadRecord),
  status: 201,
})
