import * as z from 'zod/mini'
import { assetTypes } from '../../domain/assets/assets.ts'
import { gadgetIdentifierKinds } from '../../domain/identifiers/kinds.ts'
import { instant, nullableText } from '../fields.ts'

/**
 * Purchase details of an asset as its owner sees them. In its own file because every screen loads
 * this record, but not the form.
 */
export const detailRecord = {
  purchasedOn: nullableText,
  purchasedFrom: nullableText,
  /** Naira. */
  price: z.nullable(z.number()),
  warrantyUntil: nullableText,
  notes: nullableText,
  /** Where its owner keeps it. */
  keptAt: nullableText,
  /** Separated by commas. */
  tags: nullableText,
}

export type DetailName = keyof typeof detailRecord

export const detailNames = Object.keys(detailRecord) as DetailName[]

/** The details that are days, which tables write in several formats. */
export const dayDetails = ['purchasedOn', 'warrantyUntil'] as const satisfies DetailName[]

/** A registered asset as its owner sees it. Fields of the other type are null. */
export const assetRecord = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(assetTypes),
  description: z.string(),
  /** The cover photo; null if the asset was imported from a table and has no photo yet. */
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
  /** True if public lookups show the asset only while it is reported. */
  hidden: z.boolean(),
  /** True if its owner reported it found: it is somebody else’s. */
  isFind: z.boolean(),
  /** The status of its open report, if it has one. */
  openReport: z.nullable(z.enum(['Lost', 'Stolen', 'Found'])),
  /** The code on its printed label, if it has one. `/found/<code>` leads to the asset. */
  labelCode: nullableText,
  createdAt: instant,
})

export type AssetRecord = z.output<typeof assetRecord>

/** The history of an asset, without names. Months are Nigerian, `2026-03`. */
export const assetHistory = z.object({
  /** When it was first registered. */
  registeredIn: z.string(),
  changedHands: z.number(),
  /** When its owner last changed. */
  lastIn: z.nullable(z.string()),
})
