import * as z from 'zod/mini'
import { certificateStatuses } from '../../domain/merchants/certificates.ts'
import { maxHolder } from '../../domain/proofs/check-proof.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  dataResponse,
  numberLine,
  optionalFormField,
  optionalFormLine,
  requiredText,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { price } from '../price.ts'
import { proofRecord } from '../proofs/proofs.ts'

/** A certificate as everyone may see it, with its current status. */
export const certificateRecord = z.object({
  number: z.string(),
  business: z.string(),
  /** Masked. */
  cac: z.string(),
  /** Days in Nigeria, `2026-03-04`. */
  issued: z.string(),
  expires: z.string(),
  status: z.enum(certificateStatuses),
  /** The slug of the merchant’s page; null while the merchant is not listed. */
  merchantSlug: z.nullable(z.string()),
})

/**
 * `genuine`: signed by us and unchanged. `recorded`: the number is ours; compare the paper
 * yourself. `edited`: our code, with other words around it. `forged`: not signed by us, or not our
 * file. `unknown`: no certificate in it, or a number that we never issued.
 */
const certificateVerdicts = ['genuine', 'recorded', 'edited', 'forged', 'unknown'] as const

export const certificateCheck = z.object({
  verdict: z.enum(certificateVerdicts),
  message: z.string(),
  certificate: z.nullable(certificateRecord),
})

export type CertificateCheck = z.output<typeof certificateCheck>
export type CertificateRecord = z.output<typeof certificateRecord>

const missing = invalid('certificate-missing')

export const checkCertificate = defineEndpoint('GET', '/certificates/check', 'anyone', {
  summary:
    'Check whether a certificate is genuine by its number, its text, the content of its QR code, or the SHA-256 of its PDF.',
  input: z
    .object({
      text: optionalFormField(requiredText(missing, 4000)),
      sha256: optionalFormField(
        z
          .string({ error: invalid('sha-256') })
          .check(z.regex(/^[0-9a-f]{64}$/, invalid('sha-256'))),
      ),
    })
    .check(
      z.refine(({ text, sha256 }) => text !== undefined || sha256 !== undefined, {
        error: missing,
        path: ['text'],
      }),
    ),
  result: dataResponse(certificateCheck),
})

export const createSaleReceiptInput = z.object({
  identifier: numberLine('identifier-missing', 500),
  item: optionalFormLine(80),
  price,
  buyer: optionalFormLine(maxHolder),
})

export const createSaleReceipt = defineEndpoint('POST', '/merchants/receipts', 'verified', {
  summary:
    'Check an item that your verified business sells and get a signed receipt with the verdict, your business and its certificate. `GET /verify/proof/{number}/pdf` makes the PDF.',
  status: 201,
  input: createSaleReceiptInput,
  result: dataResponse(proofRecord),
})
