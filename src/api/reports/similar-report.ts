import * as z from 'zod/mini'
import { reportLine } from '../assets/admin-asset-record.ts'

/** An open report on a thing whose number is nearly, but not quite, the one looked at. */
export const similarReport = z.extend(reportLine, {
  number: z.string(),
  /** In words: `One character of the number differs`. */
  differs: z.string(),
})

export type SimilarReport = z.output<typeof similarReport>
