import * as z from 'zod/mini'
import { ownerAnswers } from '../../domain/reports/owner-answers.ts'
import { instant } from '../fields.ts'

export const notificationRecord = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** A path on our own site. */
  href: z.string(),
  /** The reader’s answer to whether an asset is theirs. Null if the notification asks nothing. */
  question: z.nullable(z.object({ answer: z.nullable(z.enum(ownerAnswers)) })),
  createdAt: instant,
  readAt: z.nullable(instant),
})

export type NotificationRecord = z.output<typeof notificationRecord>
