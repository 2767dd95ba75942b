import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { sentTransfer } from './transfer-record.ts'

export const cancelTransfer = defineEndpoint({
  method: 'DELETE',
  path: '/transfers/{id}',
  summary: 'Withdraw an offer that nobody has accepted yet.',
  access: 'verified',
  input: z.object({ id }),
  result: dataResponse(sentTransfer),
})
