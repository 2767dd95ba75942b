import * as z from 'zod/mini'
import { instant } from '../../fields.ts'

/** An identifier that a user’s software is told about by webhook. */
export const userWatch = z.object({
  id: z.string(),
  identifier: z.string(),
  /** What you call it; webhooks name it so, and never by its identifier. */
  reference: z.nullable(z.string()),
  createdAt: instant,
})

export type UserWatchRecord = z.output<typeof userWatch>

/** The answer to one of them. `known`: it was watched before, and has this reference now. */
export const watchRow = z.object({
  status: z.enum(['new', 'known', 'invalid']),
  /** Null if this is not an identifier. */
  watch: z.nullable(userWatch),
})

/** What the documentation shows. */
export const exampleWatch: UserWatchRecord = {
  id: '0b7b3c52-9a6e-4f0e-8a30-6f1f4f5f7c12',
  identifier: '490154 20 323751 8',
  reference: 'order 4711',
  createdAt: 1_772_614_800_000,
}
