import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'
import { noticeRecord } from './notice-record.ts'
import { wholeNumber } from './query-fields.ts'

export const listNotices = defineAct({
  method: 'GET',
  path: '/notices',
  summary: 'What one was told, newest first, and how much of it is unread.',
  access: 'signed-in',
  input: z.object({
    page: wholeNumber({ fallback: 1, min: 1, max: 1_000_000 }),
    limit: wholeNumber({ fallback: 20, min: 1, max: 100 }),
  }),
  result: dataOf(
    z.object({ notices: z.array(noticeRecord), unread: z.number(), total: z.number() }),
  ),
})
