import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { adminAssetRecord, reportLine } from './admin-asset-record.ts'
import { assetHistory } from './asset-history.ts'

export const adminGetAsset = defineEndpoint({
  method: 'GET',
  path: '/admin/assets/{id}',
  summary: 'One asset with its evidence, its reports, and the disputes about its numbers.',
  access: 'staff',
  input: z.object({ id }),
  result: dataResponse(
    z.object({
      asset: z.extend(adminAssetRecord, {
        photoUrls: z.array(z.string()),
        receiptUrl: z.nullable(z.string()),
        brand: z.nullable(z.string()),
        model: z.nullable(z.string()),
        colour: z.nullable(z.string()),
        year: z.nullable(z.number()),
        registrationState: z.nullable(z.string()),
        history: assetHistory,
      }),
      reports: z.array(reportLine),
      disputeIds: z.array(z.string()),
    }),
  ),
})
