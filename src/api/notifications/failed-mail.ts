import * as z from 'zod/mini'
import { instant } from '../fields.ts'

/**
 * A mail that failed for good: no attempt will follow. Its text is not shown, because it may contain
 * a code or a link.
 */
export const failedMail = z.object({
  id: z.string(),
  to: z.string(),
  kind: z.string(),
  attempts: z.number(),
  /** The last error of the mail server. */
  error: z.nullable(z.string()),
  createdAt: instant,
  failedAt: instant,
})

export type FailedMail = z.output<typeof failedMail>
