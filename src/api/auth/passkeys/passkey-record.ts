import * as z from 'zod/mini'
import { instant } from '../../fields.ts'

export const passkeyRecord = z.object({
  id: z.string(),
  /** A name that the user chose. */
  name: z.string(),
  /** Whether the passkey provider may copy it to the user’s other devices. */
  synced: z.boolean(),
  /** The host where it was added, at which alone it works; null if that is not known. */
  host: z.nullable(z.string()),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})

export type PasskeyRecord = z.output<typeof passkeyRecord>
