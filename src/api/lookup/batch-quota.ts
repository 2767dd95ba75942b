import * as z from 'zod/mini'

/** What somebody may check in batches, by the plan in force, and what is left of today. */
export const batchQuota = z.object({
  plan: z.enum(['Free', 'Premium', 'Merchant']),
  /** Identifiers in one batch. */
  atOnce: z.number(),
  /** Identifiers in one day of Nigeria. */
  aDay: z.number(),
  leftToday: z.number(),
})

export type BatchQuotaRecord = z.output<typeof batchQuota>
