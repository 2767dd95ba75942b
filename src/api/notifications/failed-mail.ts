import * as z from 'zod/mini'
import { instant } from '../fields.ts'

/** A mail that we gave up on. Its words are not shown: there may be a code or a link in them. */
export const failedMail = z.object({
  id: z.string(),
  to: z.string(),
  kind: z.string(),
  attempts: z.number(),
  /** What the mail server answered last. */
  error: z.nullable(z.string()),
  createdAt: instant,
  failedAt: instant,
})

export type FailedMail = z.output<typeof failedMail>
