import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { receivedTransfer, sentTransfer } from './transfer-record.ts'

export const listTransfers = defineEndpoint('GET', '/transfers', 'verified', {
  summary: 'Offers that you received and offers that you made, newest first; at most 200 of each.',
  input: noInput,
  result: dataResponse(
    z.object({ toMe: z.array(receivedTransfer), fromMe: z.array(sentTransfer) }),
  ),
})
