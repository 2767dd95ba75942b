import * as z from 'zod/mini'
import { ownerAnswers } from '../../domain/reports/owner-answers.ts'
import { instant } from '../fields.ts'

export const notificationRecord = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  says: z.string(),
  /** Where it leads, an address of ours. */
  href: z.string(),
  /** Where it asks whether a thing is the reader's: what they answered. Null where it asks nothing. */
  question: z.nullable(z.object({ answer: z.nullable(z.enum(ownerAnswers)) })),
  createdAt: instant,
  readAt: z.nullable(instant),
})

export type NotificationRecord = z.output<typeof notificationRecord>
