import * as z from 'zod/mini'
import { businessRecord } from './business-record.ts'

/** A business as our team sees it: with who applied, and what speaks against it. */
export const applicationRecord = z.extend(businessRecord, {
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  /** Other businesses that were applied for under the same CAC number. */
  sameCacNumber: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })),
})

export type ApplicationRecord = z.output<typeof applicationRecord>
