import * as z from 'zod/mini'
import { entryKinds, entryRoles } from '../../domain/transparency/entries.ts'

export const reportLogEntry = z.object({
  /** Its place in the public log, from 0; null until it is there, a second or two. */
  index: z.nullable(z.number()),
  entry: z.object({
    kind: z.enum(entryKinds),
    role: z.enum(entryRoles),
    /** Seconds since 1970. */
    time: z.number(),
    commitment: z.string(),
  }),
  /** What opens the commitment: for the reporter alone. */
  opening: z.object({ nonce: z.string(), identifiers: z.array(z.string()) }),
})

export type ReportLogEntry = z.output<typeof reportLogEntry>
