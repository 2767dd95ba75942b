import * as z from 'zod/mini'
import { logRecord } from '../activity/log-record.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'

export const getStats = defineEndpoint({
  method: 'GET',
  path: '/admin/stats',
  summary: 'How many people, items and assets there are, and what was done last.',
  access: 'staff',
  input: noInput,
  result: dataResponse(
    z.object({
      totalUsers: z.number(),
      totalItems: z.number(),
      totalAssets: z.number(),
      /** Ten at most, the newest first. */
      recentActivities: z.array(logRecord),
    }),
  ),
})
