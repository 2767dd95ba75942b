import * as z from 'zod/mini'
import { day } from '../day.ts'
import { optionalFormField, requiredLine } from '../fields.ts'

/**
 * The query of `POST /admin/listings`, whose body is the CSV file. It has a header with
 * `identifier`, and may have `kind` and `date`.
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
})

export type UploadListQuery = z.input<typeof uploadListInput>
