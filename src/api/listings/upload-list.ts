import * as z from 'zod/mini'
import { listMeanings } from '../../domain/listings/list-columns.ts'
import { dateFormats } from '../../domain/users/date-formats.ts'
import { day } from '../day.ts'
import { optionalFormField, requiredLine } from '../fields.ts'
import { invalid } from '../invalid.ts'

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
