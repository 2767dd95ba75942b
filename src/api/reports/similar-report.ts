import * as z from 'zod/mini'
import { reportLine } from '../assets/admin-asset-record.ts'

/** An open report whose identifier is nearly, but not exactly, the given one. */
export const similarReport = z.extend(reportLine, {
  number: z.string(),
  /** How the identifiers differ: `One character of the number differs`. */
  differs: z.string(),
})

export type SimilarReport = z.output<typeof similarReport>
