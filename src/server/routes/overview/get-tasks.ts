import { getTasks } from '../../../api/overview/get-tasks.ts'
import { readCounters } from '../../queries/counters.ts'
import { countEnumerationEventsSince } from '../../queries/lookup/enumeration-events.ts'
import { countPendingTasks, type PendingTasks } from '../../queries/overview/pending-tasks.ts'
import { route } from '../route.ts'

const dayMs = 24 * 3_600_000

export const getTasksRoute = route(getTasks, async ({ database: { read }, now }) => {
  const counts = await readCounters(read, ['items.status.pending', 'disputes.status.open'])
  const waiting = async (kind: PendingTasks) => ({
    kind,
    count: await countPendingTasks(read, kind),
  })
  return {
    data: [
      { kind: 'pending-items' as const, count: counts['items.status.pending'] },
      { kind: 'open-disputes' as const, count: counts['disputes.status.open'] },
      await waiting('pending-merchants'),
      await waiting('merchant-changes'),
      await waiting('open-complaints'),
      await waiting('failed-mails'),
      await waiting('stored-doubts'),
      {
        kind: 'new-enumeration' as const,
        count: await countEnumerationEventsSince(read, now - dayMs),
      },
    ],
  }
})
