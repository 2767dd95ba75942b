import * as z from 'zod/mini'
import { transferAnswers } from '../domain/transfers.ts'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'
import { receivedTransfer } from './transfer-record.ts'

export const answerTransfer = defineAct({
  method: 'PATCH',
  path: '/transfers/{id}',
  summary: 'Accept what one was offered, which is then one’s own, or decline it.',
  access: 'verified',
  input: z.object({
    id,
    answer: z.enum(transferAnswers, { error: 'Accept the offer or decline it' }),
  }),
  result: dataOf(receivedTransfer),
})
