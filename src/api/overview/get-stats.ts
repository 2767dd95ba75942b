import * as z from 'zod/mini'
import { logRecord } from '../activity/log-record.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'

export const getStats = defineEndpoint({
  method: 'GET',
  path: '/admin/stats',
  summary: 'Numbers of users, items and assets, and the latest activity.',
  access: 'staff',
  input: noInput,
  result: dataResponse(
    z.object({
      totalUsers: z.number(),
      totalItems: z.number(),
      totalAssets: z.number(),
      /** At most ten, newest first. */
      recentActivities: z.array(logRecord),
    }),
  ),
})
