import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { receivedTransfer, sentTransfer } from './transfer-record.ts'

export const listTransfers = defineEndpoint({
  method: 'GET',
  path: '/transfers',
  summary: 'What one was offered and what one offers, newest first; of each the newest 200.',
  access: 'verified',
  input: noInput,
  result: dataResponse(
    z.object({ toMe: z.array(receivedTransfer), fromMe: z.array(sentTransfer) }),
  ),
})
