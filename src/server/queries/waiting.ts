import type { Queries } from '../db/database.ts'
import { countOf } from './counts.ts'

/** Beyond a thousand that wait nobody needs to know how many. */
const mostWaiting = 1000

/** What each kind of task is counted by: an index that holds those that wait, and no more of them. */
export function waitingQueries(db: Queries) {
  return {
    'pending-merchants': db
      .selectFrom('merchants')
      .select('id')
      .where('status', '=', 'pending')
      .limit(mostWaiting),
    'merchant-changes': db
      .selectFrom('merchants')
      .select('id')
      .where('waiting_since', 'is not', null)
      .limit(mostWaiting),
    'open-complaints': db
      .selectFrom('complaints')
      .select('id')
      .where('state', '=', 'open')
      .limit(mostWaiting),
    'failed-mails': db
      .selectFrom('outbox')
      .select('id')
      .where('failed_at', 'is not', null)
      .where('put_aside_at', 'is', null)
      .limit(mostWaiting),
  }
}

export type Waiting = keyof ReturnType<typeof waitingQueries>

export async function countWaiting(db: Queries, kind: Waiting): Promise<number> {
  return countOf(db, waitingQueries(db)[kind])
}
