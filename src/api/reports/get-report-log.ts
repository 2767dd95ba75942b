import * as z from 'zod/mini'
import { entryKinds, entryRoles } from '../../domain/transparency/entries.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'

const reportLogEntry = z.object({
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

export const getReportLog = defineEndpoint({
  method: 'GET',
  path: '/reports/{id}/log',
  summary: 'What the public log says about one of one’s own reports, and what proves it.',
  access: 'signed-in',
  input: z.object({ id }),
  result: dataResponse(z.array(reportLogEntry)),
})
