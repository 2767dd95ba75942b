import { getStats } from '../../../api/overview/get-stats.ts'
import { countLogSince, listLogRecords } from '../../queries/activity/admin-activity-log.ts'
import { readCounters } from '../../queries/counters.ts'
import { queueFigures } from '../../queries/overview/queue-figures.ts'
import { countUsers } from '../../queries/users/admin-users.ts'
import { route } from '../route.ts'

const maxActivities = 10
const dayMs = 24 * 3_600_000

export const getStatsRoute = route(getStats, async ({ database, now }) => {
  const { read } = database
  const counts = await readCounters(read, ['items', 'assets'])
  const log = await listLogRecords(database, {}, { page: 1, limit: maxActivities })
  return {
    data: {
      totalUsers: await countUsers(read, {}),
      totalItems: counts.items,
      totalAssets: counts.assets,
      activitiesToday: await countLogSince(read, now - dayMs),
      queues: await queueFigures(read),
      recentActivities: log.rows,
    },
  }
})
