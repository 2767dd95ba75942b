import * as z from 'zod/mini'
import { assetTypes } from '../../domain/assets/assets.ts'
import { disputeStatuses } from '../../domain/disputes/disputes.ts'
import { reportStages, reportStatuses } from '../../domain/reports/reports.ts'
import { assetSorts } from '../admin-lists.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant, nullableText, optionalFormField } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { cappedListResponse, listFields } from '../list-fields.ts'
import { assetHistory } from './asset-record.ts'

/** An asset in the admins’ list. */
export const adminAssetRecord = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(assetTypes),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  identifiers: z.array(z.object({ label: z.string(), value: z.string() })),
  owner: z.object({ id: z.string(), name: z.string() }),
  disputed: z.boolean(),
  hidden: z.boolean(),
  createdAt: instant,
})

export type AdminAssetRecord = z.output<typeof adminAssetRecord>

/** A one-line summary of a report, shown beside another record. */
export const reportLine = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(reportStages),
  reportStatus: z.enum(reportStatuses),
  owner: z.object({ id: z.string(), name: z.string() }),
  createdAt: instant,
})

export type ReportLine = z.output<typeof reportLine>

export const adminListAssets = defineEndpoint('GET', '/admin/assets', 'staff', {
  summary:
    'Registered assets, newest first unless `sort` says otherwise. `search` is the beginning of an identifier, or of a word of the name or the maker, with or without accents, `owner` the id of a user.',
  input: z.object({
    ...listFields(assetSorts),
    type: optionalFormField(z.enum(assetTypes, { error: invalid('asset-type') })),
    disputed: optionalFormField(z.enum(['true'], { error: invalid('say-true-or-omit') })),
    owner: optionalFormField(id),
  }),
  result: cappedListResponse({ assets: z.array(adminAssetRecord) }),
})

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
      disputes: z.array(z.object({ id: z.string(), status: z.enum(disputeStatuses) })),
    }),
  ),
})
