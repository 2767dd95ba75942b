import * as z from 'zod/mini'
import { reportLine } from './asset-entry.ts'

/** An open report on a thing whose number is nearly, but not quite, the one looked at. */
export const nearReport = z.extend(reportLine, {
  number: z.string(),
  /** In words: `One character of the number differs`. */
  differs: z.string(),
})

export type NearReport = z.output<typeof nearReport>
