import type { Queries } from '../../db/database.ts'
import { counterOf } from '../counters.ts'

/** Counting stops here, because staff need no exact number above it. */
const maxWaiting = 1000

/** Each query reads only the pending rows, by an index. */
export function pendingTaskQueries(db: Queries) {
  return {
    'pending-merchants': db
      .selectFrom('merchants')
      .select('id')
      .where('status', '=', 'pending')
      .limit(maxWaiting),
    'merchant-changes': db
      .selectFrom('merchants')
      .select('id')
      .where('pending_since', 'is not', null)
      .limit(maxWaiting),
    'open-complaints': db
      .selectFrom('complaints')
      .select('id')
      .where('state', '=', 'open')
      .limit(maxWaiting),
    'failed-mails': db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'mail')
      .where('failed_at', 'is not', null)
      .where('dismissed_at', 'is', null)
      .limit(maxWaiting),
  }
}

export type PendingTasks = keyof ReturnType<typeof pendingTaskQueries>

export async function countPendingTasks(db: Queries, kind: PendingTasks): Promise<number> {
  return counterOf(db, pendingTaskQueries(db)[kind])
}
