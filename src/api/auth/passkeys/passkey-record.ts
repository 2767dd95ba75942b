import * as z from 'zod/mini'
import { instant } from '../../fields.ts'

export const passkeyRecord = z.object({
  id: z.string(),
  /** A name that the user chose. */
  name: z.string(),
  /** Whether the passkey provider may copy it to the user’s other devices. */
  synced: z.boolean(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})

export type PasskeyRecord = z.output<typeof passkeyRecord>
