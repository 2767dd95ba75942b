import * as z from 'zod/mini'
import { instant } from '../../fields.ts'

export const passkeyRecord = z.object({
  id: z.string(),
  /** What the person calls it. */
  name: z.string(),
  /** Whether its maker may copy it to the person’s other devices. */
  synced: z.boolean(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})

export type PasskeyRecord = z.output<typeof passkeyRecord>
