import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { assetEntry, reportLine } from './asset-entry.ts'
import { assetHistory } from './asset-history.ts'
import { dataOf, id } from './fields.ts'

export const getAnyAsset = defineAct({
  method: 'GET',
  path: '/admin/assets/{id}',
  summary: 'One asset with its evidence, its reports, and the disputes about its numbers.',
  access: 'staff',
  input: z.object({ id }),
  result: dataOf(
    z.object({
      asset: z.extend(assetEntry, {
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
