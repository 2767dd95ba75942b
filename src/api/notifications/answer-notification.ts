import * as z from 'zod/mini'
import { ownerAnswers } from '../../domain/reports/owner-answers.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { notificationRecord } from './notification-record.ts'

export const answerNotification = defineEndpoint({
  method: 'POST',
  path: '/notifications/{id}/answer',
  summary:
    'Answer a notification that asks whether a thing somebody else reported is yours: “mine” or “not-mine”. Answered “mine”, a report that our team has not confirmed waits for them.',
  access: 'signed-in',
  input: z.object({ id, answer: z.enum(ownerAnswers) }),
  result: dataResponse(notificationRecord),
})
