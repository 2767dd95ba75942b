import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { disputeRecord } from './dispute-record.ts'

export const getDispute = defineEndpoint('GET', '/admin/disputes/{id}', 'staff', {
  summary: 'One disputed identifier with the evidence of every side.',
  input: z.object({ id }),
  result: dataResponse(disputeRecord),
})
