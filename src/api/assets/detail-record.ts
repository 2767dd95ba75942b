import * as z from 'zod/mini'
import { nullableText } from '../fields.ts'

/** What may be told of an asset's purchase, as its owner sees it. Apart from its form: every screen has the record. */
export const detailRecord = {
  purchasedOn: nullableText,
  purchasedFrom: nullableText,
  /** Naira. */
  price: z.nullable(z.number()),
  warrantyUntil: nullableText,
  notes: nullableText,
}

export type DetailName = keyof typeof detailRecord

export const detailNames = Object.keys(detailRecord) as DetailName[]

/** Those that are days, which tables write in several formats. */
export const dayDetails = ['purchasedOn', 'warrantyUntil'] as const satisfies DetailName[]
