import * as z from 'zod/mini'
import { ownerAnswers } from '../domain/owner-answers.ts'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'
import { noticeRecord } from './notice-record.ts'

export const answerNotice = defineAct({
  method: 'POST',
  path: '/notices/{id}/answer',
  summary:
    'Answer a notice that asks whether a thing somebody else reported is yours: “mine” or “not-mine”. Answered “mine”, a report that our team has not confirmed waits for them.',
  access: 'signed-in',
  input: z.object({ id, answer: z.enum(ownerAnswers) }),
  result: dataOf(noticeRecord),
})
