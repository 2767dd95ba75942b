import * as z from 'zod/mini'

/** A user’s daily quota for batch lookups by their current plan, and the rest of today. */
export const batchQuota = z.object({
  plan: z.enum(['Free', 'Premium', 'Merchant']),
  /** Identifiers per batch. */
  perBatch: z.number(),
  /** Identifiers per day in Nigeria. */
  perDay: z.number(),
  leftToday: z.number(),
})

export type BatchQuotaRecord = z.output<typeof batchQuota>
