import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { typedLine } from '../fields.ts'

export const getProofPdf = defineEndpoint('GET', '/verify/proof/{number}/pdf', 'anyone', {
  summary: 'A proof or a signed sheet by its number, as PDF with its QR code.',
  input: z.object({ number: typedLine('proof-number-missing', 40) }),
  result: z.file(),
  media: 'application/pdf',
})
