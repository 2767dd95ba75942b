import * as z from 'zod/mini'
import { logRecord } from '../activity/log-record.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, instant, noInput } from '../fields.ts'

/** The queues in which users wait for a decision of staff. */
export const queueKinds = [
  'pending-items',
  'open-disputes',
  'open-complaints',
  'pending-merchants',
  'merchant-changes',
] as const

export type QueueKind = (typeof queueKinds)[number]

export const getStats = defineEndpoint('GET', '/admin/stats', 'staff', {
  summary:
    'Numbers of users, items and assets, what waits for a decision and for how long, and the latest activity.',
  input: noInput,
  result: dataResponse(
    z.object({
      totalUsers: z.number(),
      totalItems: z.number(),
      totalAssets: z.number(),
      /** Entries of the activity log in the last 24 hours; counting stops at 10,000. */
      activitiesToday: z.number(),
      /** What waits for a decision, and how long it takes. */
      queues: z.array(
        z.object({
          kind: z.enum(queueKinds),
          count: z.number(),
          /** When the oldest entry began to wait; null if nothing waits. */
          oldestAt: z.nullable(instant),
          /** The median time to a decision; null if there were too few decisions. */
          medianMs: z.nullable(z.number()),
        }),
      ),
      /** At most ten, newest first. */
      recentActivities: z.array(logRecord),
    }),
  ),
})
