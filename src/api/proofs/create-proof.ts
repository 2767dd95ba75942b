import * as z from 'zod/mini'
import { maxHolder } from '../../domain/proofs/check-proof.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, optionalLine, typedLine } from '../fields.ts'
import { proofRecord } from './proof-record.ts'

export const createProof = defineEndpoint('POST', '/verify/proof', 'anyone', {
  summary: 'Check an identifier and get a signed proof of the answer.',
  status: 201,
  input: z.object({
    identifier: typedLine('identifier-missing', 500),
    holder: optionalLine(maxHolder),
  }),
  result: dataResponse(proofRecord),
})
