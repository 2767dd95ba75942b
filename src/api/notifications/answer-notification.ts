import * as z from 'zod/mini'
import { ownerAnswers } from '../../domain/reports/owner-answers.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { notificationRecord } from './notification-record.ts'

export const answerNotification = defineEndpoint(
  'POST',
  '/notifications/{id}/answer',
  'signed-in',
  {
    summary:
      'Answer a notification that asks whether an asset which somebody found is yours: “mine” or “not-mine”. After “mine”, an unconfirmed find waits for staff.',
    input: z.object({ id, answer: z.enum(ownerAnswers) }),
    result: dataResponse(notificationRecord),
  },
)
