import * as z from 'zod/mini'
import { instant, nullableText } from '../fields.ts'

/** What a finder who scanned a label wrote to the owner of the asset. */
export const labelMessageRecord = z.object({
  id: z.string(),
  assetId: z.string(),
  /** The owner’s name for the asset. */
  item: z.string(),
  /** Where the asset is, as the finder wrote it. */
  place: z.string(),
  text: z.string(),
  /** The finder’s phone number or e-mail, if they gave one. */
  contact: nullableText,
  createdAt: instant,
  /** When the owner marked it as done. */
  doneAt: z.nullable(instant),
})

export type LabelMessageRecord = z.output<typeof labelMessageRecord>
