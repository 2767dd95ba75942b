import * as z from 'zod/mini'
import { listMeanings } from '../../domain/listings/list-columns.ts'
import { importStates, listFailures, rowProblems } from '../../domain/listings/listings.ts'
import { dateFormats } from '../../domain/users/users.ts'
import { day } from '../day.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  dataResponse,
  id,
  instant,
  noInput,
  nullableText,
  optionalFormField,
  requiredLine,
} from '../fields.ts'
import { invalid } from '../invalid.ts'

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

/**
 * The query of `POST /admin/listings`, whose body is the file as the authority sent it: CSV, TSV,
 * XLSX or ODS. A row names the columns.
 */
export const uploadListInput = z.object({
  /** The authority, as lookups name it. */
  source: requiredLine('list-source-missing', 40),
  /** The terms on which the authority provides it. */
  licence: requiredLine('list-licence-missing', 200),
  /** The day of the list, `YYYY-MM-DD`. */
  listedOn: day,
  expiresOn: optionalFormField(day),
  fileName: requiredLine('list-source-missing', 120),
  /** The sheet of a workbook, from 0. */
  sheet: z.optional(z.pipe(z.transform(Number), z.int().check(z.minimum(0)))),
  /** For days that can be read in two ways. */
  dateFormat: z.optional(
    z.enum(dateFormats, { error: invalid('date-format', { formats: dateFormats }) }),
  ),
  /** JSON: what columns mean that are not named as usual, by `choiceKey`. */
  columns: z.optional(
    z.pipe(
      z.string().check(z.maxLength(4000)),
      z.pipe(z.transform(parsed), z.record(z.string(), z.nullable(z.enum(listMeanings)))),
    ),
  ),
})

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

export type UploadListQuery = z.input<typeof uploadListInput>

export const listListings = defineEndpoint('GET', '/admin/listings', 'super-admin', {
  summary: 'The authorities that give lists, with their newest lists.',
  input: noInput,
  result: dataResponse(
    z.object({
      sources: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          currentImportId: z.nullable(z.string()),
          expiresAt: z.nullable(instant),
        }),
      ),
      imports: z.array(importRecord),
    }),
  ),
})

export const changeListingImport = defineEndpoint('PATCH', '/admin/listings/{id}', 'super-admin', {
  summary: 'Apply an uploaded list, undo it, or discard it. Lookups change at once.',
  input: z.object({ id, act: z.enum(['apply', 'undo', 'discard']) }),
  result: dataResponse(importRecord),
})
