import * as z from 'zod/mini'
import { instant, nullableText } from '../fields.ts'

/** What a claimant sees of the contest about a number of their asset. Both sides see the same. */
export const contestRecord = z.object({
  /** Until then both sides can show evidence. */
  deadline: instant,
  /** How the reader says that they got it; null until they do. */
  statement: nullableText,
  hasReceipt: z.boolean(),
})

export type ContestRecord = z.output<typeof contestRecord>
