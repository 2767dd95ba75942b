import * as z from 'zod/mini'
import { comparableAnswer } from '../../domain/conversations/ownership-question.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, requiredLine } from '../fields.ts'
import { threadRecord } from './thread-record.ts'

const askOwnerInput = z.object({
  id,
  question: requiredLine('Ask something that only the owner can know', 200),
  answer: requiredLine('Enter the answer, as you see it on the item', 100).check(
    z.refine((answer) => comparableAnswer(answer) !== '', 'Enter an answer with letters or digits'),
  ),
})

export const askOwner = defineEndpoint({
  method: 'POST',
  path: '/matches/{id}/question',
  summary: 'As the finder, ask what only the owner can answer. The answer is kept as a hash.',
  access: 'verified',
  input: askOwnerInput,
  result: dataResponse(threadRecord),
  status: 201,
})
