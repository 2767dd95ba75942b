import { getStats } from '../../../api/overview/get-stats.ts'
import { listLogRecords } from '../../queries/activity/admin-activity-log.ts'
import { readCounters } from '../../queries/counters.ts'
import { countUsers } from '../../queries/users/admin-users.ts'
import { route } from '../route.ts'

const maxActivities = 10

export const getStatsRoute = route(getStats, async ({ database }) => {
  const counts = await readCounters(database.read, ['items', 'assets'])
  const log = await listLogRecords(database, {}, { page: 1, limit: maxActivities })
  return {
    data: {
      totalUsers: await countUsers(database.read, {}),
      totalItems: counts.items,
      totalAssets: counts.assets,
      recentActivities: log.rows,
    },
  }
})
