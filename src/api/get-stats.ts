import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'
import { logRecord } from './log-record.ts'

export const getStats = defineAct({
  method: 'GET',
  path: '/admin/stats',
  summary: 'How many people, items and assets there are, and what was done last.',
  access: 'staff',
  input: z.object({}),
  result: dataOf(
    z.object({
      totalUsers: z.number(),
      totalItems: z.number(),
      totalAssets: z.number(),
      /** Ten at most, the newest first. */
      recentActivities: z.array(logRecord),
    }),
  ),
})
