import { getTasks } from '../../api/get-tasks.ts'
import { countPending } from '../queries/applications.ts'
import { readCounts } from '../queries/counts.ts'
import { route } from '../route.ts'

export const getTasksRoute = route(getTasks, async ({ database }) => {
  const counts = await readCounts(database.read, ['items.status.pending', 'disputes.status.open'])
  return {
    data: [
      { kind: 'pending-items' as const, count: counts['items.status.pending'] },
      { kind: 'open-disputes' as const, count: counts['disputes.status.open'] },
      { kind: 'pending-merchants' as const, count: await countPending(database.read) },
    ],
  }
})
