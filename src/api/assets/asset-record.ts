import * as z from 'zod/mini'
import { assetTypes } from '../../domain/assets/assets.ts'
import { gadgetIdentifierKinds } from '../../domain/identifiers/kinds.ts'
import { instant, nullableText } from '../fields.ts'
import { detailRecord } from './detail-record.ts'

/** A registered thing as its owner sees it. Fields of the other type are null. */
export const assetRecord = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(assetTypes),
  description: z.string(),
  /** The cover; null until one is added to an asset that came from a table. */
  imageUrl: nullableText,
  photoUrls: z.array(z.string()),
  receiptUrl: nullableText,
  uuidType: z.nullable(z.enum(gadgetIdentifierKinds)),
  uuid: nullableText,
  moreIdentifiers: z.array(z.object({ kind: z.enum(gadgetIdentifierKinds), value: z.string() })),
  brand: nullableText,
  vehicleID: nullableText,
  vin: nullableText,
  plateNumber: nullableText,
  chassisNumber: nullableText,
  vehicleRegistrationState: nullableText,
  make: nullableText,
  modelName: nullableText,
  color: nullableText,
  year: z.nullable(z.number()),
  ...detailRecord,
  /** Not shown in the public look-up unless it is reported. */
  hidden: z.boolean(),
  /** The open report on it, if any. */
  openReport: z.nullable(z.enum(['Lost', 'Stolen', 'Found'])),
  /** On its printed label, if it has one: `/found/<code>` leads to it. */
  labelCode: nullableText,
  createdAt: instant,
})

export type AssetRecord = z.output<typeof assetRecord>
