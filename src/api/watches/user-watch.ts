import * as z from 'zod/mini'
import { instant } from '../fields.ts'

/** An identifier that a user’s software is told about by webhook. */
export const userWatch = z.object({
  id: z.string(),
  identifier: z.string(),
  /** What you call it; webhooks name it so, and never by its identifier. */
  reference: z.nullable(z.string()),
  createdAt: instant,
})

export type UserWatchRecord = z.output<typeof userWatch>
