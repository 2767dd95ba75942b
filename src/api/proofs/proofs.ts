import * as z from 'zod/mini'
import { maxHolder } from '../../domain/proofs/check-proof.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, numberLine, optionalLine, typedLine } from '../fields.ts'

export const proofRecord = z.object({
  number: z.string(),
  /** Compact JWS, which `/c#…` and `npm run verify-proof` verify. */
  jws: z.string(),
})

export type ProofRecord = z.output<typeof proofRecord>

export const createProof = defineEndpoint('POST', '/verify/proof', 'anyone', {
  summary: 'Check an identifier and get a signed proof of the answer.',
  status: 201,
  input: z.object({
    identifier: numberLine('identifier-missing', 500),
    holder: optionalLine(maxHolder),
  }),
  result: dataResponse(proofRecord),
})

export const getProof = defineEndpoint('GET', '/verify/proof/{number}', 'anyone', {
  summary: 'A proof by its number.',
  input: z.object({ number: typedLine('proof-number-missing', 40) }),
  result: dataResponse(proofRecord),
})

export const getProofPdf = defineEndpoint('GET', '/verify/proof/{number}/pdf', 'anyone', {
  summary: 'A proof or a signed sheet by its number, as PDF with its QR code.',
  input: z.object({ number: typedLine('proof-number-missing', 40) }),
  result: z.file(),
  media: 'application/pdf',
})
