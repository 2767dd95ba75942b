import * as z from 'zod/mini'
import { maxHolder } from '../../domain/proofs/check-proof.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, optionalFormLine, typedLine } from '../fields.ts'
import { price } from '../price.ts'
import { proofRecord } from '../proofs/proof-record.ts'

export const createSaleReceipt = defineEndpoint('POST', '/merchants/receipts', 'verified', {
  summary:
    'Check an item that your verified business sells and get a signed receipt with the verdict, your business and its certificate. `GET /verify/proof/{number}/pdf` makes the PDF.',
  status: 201,
  input: z.object({
    identifier: typedLine('identifier-missing', 500),
    item: optionalFormLine(80),
    price,
    buyer: optionalFormLine(maxHolder),
  }),
  result: dataResponse(proofRecord),
})
