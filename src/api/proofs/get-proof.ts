import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, typedLine } from '../fields.ts'
import { proofRecord } from './proof-record.ts'

export const getProof = defineEndpoint('GET', '/verify/proof/{number}', 'anyone', {
  summary: 'A proof by its number.',
  input: z.object({ number: typedLine('proof-number-missing', 40) }),
  result: dataResponse(proofRecord),
})
