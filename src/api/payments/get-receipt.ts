import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const getReceipt = defineEndpoint({
  method: 'GET',
  path: '/payments/{reference}/receipt',
  summary: 'The receipt of one’s own payment, as PDF.',
  access: 'signed-in',
  input: z.object({ reference: id }),
  result: z.file(),
  media: 'application/pdf',
})
