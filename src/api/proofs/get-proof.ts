import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, typedLine } from '../fields.ts'
import { proofRecord } from './proof-record.ts'

export const getProof = defineEndpoint({
  method: 'GET',
  path: '/verify/proof/{number}',
  summary: 'A proof that was given out, by its number.',
  access: 'anyone',
  input: z.object({ number: typedLine('proof-number-missing', 40) }),
  result: dataResponse(proofRecord),
})
