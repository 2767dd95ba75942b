import { getStats } from '../../api/get-stats.ts'
import { readCounts } from '../queries/counts.ts'
import { listLogRecords } from '../queries/logs.ts'
import { countPeople } from '../queries/people.ts'
import { route } from '../route.ts'

const mostActivities = 10

export const getStatsRoute = route(getStats, async ({ database }) => {
  const counts = await readCounts(database.read, ['items', 'assets'])
  const log = await listLogRecords(database, {}, { page: 1, limit: mostActivities })
  return {
    data: {
      totalUsers: await countPeople(database.read, {}),
      totalItems: counts.items,
      totalAssets: counts.assets,
      recentActivities: log.rows,
    },
  }
})
