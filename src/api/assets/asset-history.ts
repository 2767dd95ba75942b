import * as z from 'zod/mini'

/** What is known of a thing's past without any name. Months are Nigeria's, `2026-03`. */
export const assetHistory = z.object({
  /** When it was first registered. */
  registeredIn: z.string(),
  changedHands: z.number(),
  /** When it last changed hands. */
  lastIn: z.nullable(z.string()),
})
