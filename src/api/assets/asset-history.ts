import * as z from 'zod/mini'

/** The history of an asset, without names. Months are Nigerian, `2026-03`. */
export const assetHistory = z.object({
  /** When it was first registered. */
  registeredIn: z.string(),
  changedHands: z.number(),
  /** When its owner last changed. */
  lastIn: z.nullable(z.string()),
})
