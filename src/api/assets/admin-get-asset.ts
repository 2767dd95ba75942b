import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, nullableText } from '../fields.ts'
import { adminAssetRecord, reportLine } from './admin-asset-record.ts'
import { assetHistory } from './asset-history.ts'

export const adminGetAsset = defineEndpoint('GET', '/admin/assets/{id}', 'staff', {
  summary: 'One asset with its evidence, its reports, and the disputes about its identifiers.',
  input: z.object({ id }),
  result: dataResponse(
    z.object({
      asset: z.extend(adminAssetRecord, {
        photoUrls: z.array(z.string()),
        receiptUrl: nullableText,
        brand: nullableText,
        model: nullableText,
        colour: nullableText,
        year: z.nullable(z.number()),
        registrationState: nullableText,
        history: assetHistory,
      }),
      reports: z.array(reportLine),
      disputeIds: z.array(z.string()),
    }),
  ),
})
