import * as z from 'zod/mini'
import { transferAnswers } from '../../domain/transfers/transfers.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, optionalFormLine } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { receivedTransfer } from './transfer-record.ts'

export const respondToTransfer = defineEndpoint('PATCH', '/transfers/{id}', 'verified', {
  summary: 'Accept an offer, which makes the asset yours, or decline it.',
  input: z.object({
    id,
    answer: z.enum(transferAnswers, { error: invalid('transfer-answer') }),
    /** The buyer’s name for the asset; if left out, its maker and model. */
    name: optionalFormLine(80),
  }),
  result: dataResponse(receivedTransfer),
})
