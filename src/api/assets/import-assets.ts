import * as z from 'zod/mini'
import { dateFormats } from '../../domain/users/date-formats.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { invalid } from '../invalid.ts'

/** A body may hold 64 kB, so a longer table is sent in several requests. */
export const maxImportRows = 50

const rowForm = invalid('row-form')

/** `known`: one of its identifiers is already registered, so nothing is added. */
const rowOutcome = z.object({
  status: z.enum(['new', 'known', 'wrong']),
  /** Error messages by field. */
  fields: z.optional(z.record(z.string(), z.string())),
})

export type RowOutcome = z.output<typeof rowOutcome>

export const importAssets = defineEndpoint('POST', '/assets/import', 'verified', {
  summary:
    'Register up to 50 assets from a table, without photos. Rows that are invalid or already registered are skipped and reported. A dry run only reports.',
  input: z.object({
    dryRun: z.boolean({ error: invalid('dry-run') }),
    /** How this table writes dates, for dates such as `03/04/2026` that are ambiguous. */
    dateFormat: z.optional(
      z.enum(dateFormats, { error: invalid('date-format', { formats: dateFormats }) }),
    ),
    rows: z
      .array(z.record(z.string(), z.unknown(), { error: rowForm }), {
        error: invalid('rows-form'),
      })
      .check(
        z.minLength(1, invalid('no-rows')),
        z.maxLength(maxImportRows, invalid('too-many-rows', { max: maxImportRows })),
      ),
  }),
  result: dataResponse(z.object({ added: z.number(), rows: z.array(rowOutcome) })),
})
