import { getTasks } from '../../api/get-tasks.ts'
import { readCounts } from '../queries/counts.ts'
import { countSweepsSince } from '../queries/sweeps.ts'
import { countWaiting, type Waiting } from '../queries/waiting.ts'
import { route } from '../route.ts'

const dayMs = 24 * 3_600_000

export const getTasksRoute = route(getTasks, async ({ database: { read }, now }) => {
  const counts = await readCounts(read, ['items.status.pending', 'disputes.status.open'])
  const waiting = async (kind: Waiting) => ({ kind, count: await countWaiting(read, kind) })
  return {
    data: [
      { kind: 'pending-items' as const, count: counts['items.status.pending'] },
      { kind: 'open-disputes' as const, count: counts['disputes.status.open'] },
      await waiting('pending-merchants'),
      await waiting('merchant-changes'),
      await waiting('open-complaints'),
      await waiting('failed-mails'),
      { kind: 'new-sweeps' as const, count: await countSweepsSince(read, now() - dayMs) },
    ],
  }
})
