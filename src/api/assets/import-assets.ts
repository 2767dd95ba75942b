import * as z from 'zod/mini'
import { dateFormats } from '../../domain/users/date-formats.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { invalid } from '../invalid.ts'

/** A body may hold 64 kB: a longer table is sent in stretches. */
export const maxImportRows = 50

const rowForm = invalid('row-form')

/** `known`: one of its numbers is registered already, so nothing is added. */
const rowOutcome = z.object({
  status: z.enum(['new', 'known', 'wrong']),
  /** What is wrong, by field. */
  fields: z.optional(z.record(z.string(), z.string())),
})

export type RowOutcome = z.output<typeof rowOutcome>

export const importAssets = defineEndpoint({
  method: 'POST',
  path: '/assets/import',
  summary:
    'Register up to 50 things from a table, without pictures. Rows that are wrong or known are passed over and told; a dry run tells alone.',
  access: 'verified',
  input: z.object({
    dryRun: z.boolean({ error: invalid('dry-run') }),
    /** How dates are written in this table, where `03/04/2026` leaves it open. */
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
