import * as z from 'zod/mini'
import { instant } from '../../fields.ts'

/** An identifier about which a user’s software gets webhooks. */
export const userWatch = z.object({
  id: z.string(),
  identifier: z.string(),
  /** Your own name for it. Webhooks contain this name, never the identifier. */
  reference: z.nullable(z.string()),
  createdAt: instant,
})

export type UserWatchRecord = z.output<typeof userWatch>

/** The result for one watch. `known`: it was already watched, and now has this reference. */
export const watchRow = z.object({
  status: z.enum(['new', 'known', 'invalid']),
  /** Null if this is not an identifier. */
  watch: z.nullable(userWatch),
})

/** The example in the documentation. */
export const exampleWatch: UserWatchRecord = {
  id: '0b7b3c52-9a6e-4f0e-8a30-6f1f4f5f7c12',
  identifier: '490154 20 323751 8',
  reference: 'order 4711',
  createdAt: 1_772_614_800_000,
}
