import * as z from 'zod/mini'
import { nullableText } from '../fields.ts'

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
