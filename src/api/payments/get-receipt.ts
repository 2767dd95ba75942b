import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const getReceipt = defineEndpoint('GET', '/payments/{reference}/receipt', 'signed-in', {
  summary: 'The receipt of one of your own payments, as PDF.',
  input: z.object({ reference: id }),
  result: z.file(),
  media: 'application/pdf',
})
