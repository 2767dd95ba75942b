import * as z from 'zod/mini'
import { instant } from './fields.ts'

export const noticeRecord = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  says: z.string(),
  /** Where it leads, an address of ours. */
  href: z.string(),
  createdAt: instant,
  readAt: z.nullable(instant),
})

export type NoticeRecord = z.output<typeof noticeRecord>
