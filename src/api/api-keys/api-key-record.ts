import * as z from 'zod/mini'
import { apiKeyScopes } from '../../domain/api-keys/api-keys.ts'
import { instant } from '../fields.ts'

/** A key as its owner sees it. The key itself is shown once, when it is made. */
export const apiKeyRecord = z.object({
  id: z.string(),
  name: z.string(),
  /** The last four characters, to tell keys apart. */
  ending: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  createdAt: instant,
  /** To the hour; null if it was never used. */
  lastUsedAt: z.nullable(instant),
})

export type ApiKeyRecord = z.output<typeof apiKeyRecord>
