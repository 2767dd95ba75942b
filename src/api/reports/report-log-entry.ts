import * as z from 'zod/mini'
import { entryKinds, entryRoles } from '../../domain/transparency/entries.ts'

export const reportLogEntry = z.object({
  /** Its index in the public log, from 0; null for a second or two until it is appended. */
  index: z.nullable(z.number()),
  entry: z.object({
    kind: z.enum(entryKinds),
    role: z.enum(entryRoles),
    /** Seconds since 1970. */
    time: z.number(),
    commitment: z.string(),
  }),
  /** Opens the commitment. Only the reporter gets it. */
  opening: z.object({ nonce: z.string(), identifiers: z.array(z.string()) }),
})

export type ReportLogEntry = z.output<typeof reportLogEntry>
