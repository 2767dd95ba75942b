import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { sentTransfer } from './transfer-record.ts'

export const cancelTransfer = defineEndpoint('DELETE', '/transfers/{id}', 'verified', {
  summary: 'Withdraw an offer that nobody has accepted yet.',
  input: z.object({ id }),
  result: dataResponse(sentTransfer),
})
