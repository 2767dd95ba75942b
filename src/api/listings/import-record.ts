import * as z from 'zod/mini'
import { importStates, listFailures } from '../../domain/listings/listings.ts'
import { rowProblems } from '../../domain/listings/row-problems.ts'
import { instant, nullableText } from '../fields.ts'

/** A file of an authority, as super-admins see it. */
export const importRecord = z.object({
  id: z.string(),
  source: z.string(),
  state: z.enum(importStates),
  fileName: z.string(),
  /** SHA-256, hex. */
  fileHash: z.string(),
  fileBytes: z.number(),
  licence: z.string(),
  /** The day, `YYYY-MM-DD`, of the rows that name none. */
  listedOn: z.string(),
  receivedAt: instant,
  expiresAt: z.nullable(instant),
  appliedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** Why it could not be received. */
  failure: z.nullable(z.enum(listFailures)),
  /** The nonce of the commitments in the public log, base64. */
  logNonce: nullableText,
  /** Whether lookups read it now. */
  isCurrent: z.boolean(),
  /** The import that it was compared with. */
  comparedWith: nullableText,
  counts: z.object({
    entries: z.number(),
    added: z.number(),
    dropped: z.number(),
    unchanged: z.number(),
    repeated: z.number(),
    invalid: z.number(),
  }),
  problems: z.array(
    z.object({
      /** The number that a spreadsheet shows. */
      line: z.number(),
      problem: z.enum(rowProblems),
      /** The heading of the column; '' for the whole row. */
      column: z.string(),
      text: z.string(),
    }),
  ),
  /** The headings of columns that are not read. */
  leftOutColumns: z.array(z.string()),
  /** Some identifiers that only this list has, and some that only the previous list has. */
  addedSamples: z.array(z.string()),
  droppedSamples: z.array(z.string()),
})

export type ImportRecord = z.output<typeof importRecord>
