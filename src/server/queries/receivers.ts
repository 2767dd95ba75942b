import type { Database, Queries } from '../db/database.ts'
import type { JobRow } from '../db/tables.ts'
import { dueJobsQuery, leaseRows } from './jobs.ts'
import { updateRows } from './rows-by-columns.ts'

/** The receivers that users chose, by the kind of the jobs that send to them. */
const receivers = {
  webhook: { table: 'webhook_endpoints', column: 'endpoint_id' },
  push: { table: 'push_subscriptions', column: 'subscription_id' },
} as const

export type ReceiverKind = keyof typeof receivers

/** Which receivers may have their turn now. */
export interface TurnFilter {
  /** Failing receivers are asked for apart, so that they cannot take up all turns. */
  failing: boolean
  except: readonly string[]
  exceptUsers: readonly string[]
  limit: number
}

/** Receivers of active users with due jobs, the one that waited longest first. */
export function dueReceiversQuery(
  db: Queries,
  kind: ReceiverKind,
  { failing, except, exceptUsers, limit }: TurnFilter,
  now: number,
) {
  const { table } = receivers[kind]
  const due = dueJobsQuery(db, kind, now)
  // The columns used here are the same in all of these tables.
  return db
    .selectFrom(`${table as 'webhook_endpoints'} as r`)
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .where('u.status', '=', 'active')
    .where('r.failing_since', failing ? 'is not' : 'is', null)
    .$if(except.length > 0, (query) => query.where('r.id', 'not in', except))
    .$if(exceptUsers.length > 0, (query) => query.where('r.user_id', 'not in', exceptUsers))
    .where((is) =>
      // Few messages are due among many browsers, and many webhooks at few endpoints.
      kind === 'push'
        ? is('r.id', 'in', due.select('subscription_id').$castTo<{ subscription_id: string }>())
        : is.exists(due.whereRef('jobs.endpoint_id', '=', is.ref('r.id')).select('jobs.id')),
    )
    .orderBy('r.last_turn_at')
    .limit(limit)
    .select(['r.id', 'r.user_id'])
}

/** Leases the due jobs of a receiver. */
export async function leaseJobsOf(
  database: Database,
  { kind, receiver, limit }: { kind: ReceiverKind; receiver: string; limit: number },
  now: number,
): Promise<JobRow[]> {
  return database.write(async (tx) => {
    await updateRows(tx, receivers[kind].table, { id: receiver }, { last_turn_at: now })
    const due = dueJobsOfQuery(tx, { kind, receiver }, now).limit(limit).select('id')
    return leaseRows({ database, tx }, due, now)
  })
}

export function dueJobsOfQuery(
  db: Queries,
  { kind, receiver }: { kind: ReceiverKind; receiver: string },
  now: number,
) {
  return (
    dueJobsQuery(db, kind, now)
      .where(receivers[kind].column, '=', receiver)
      // New messages before those that failed.
      .$if(kind === 'push', (query) => query.orderBy('attempts'))
      .orderBy('next_attempt_at')
  )
}

/** Records a failure; returns the time of the first failure since the last success. */
export async function markFailing(
  tx: Queries,
  kind: ReceiverKind,
  id: string,
  now: number,
): Promise<number> {
  const changed = await tx
    .updateTable(receivers[kind].table)
    .set((row) => ({ failing_since: row.fn.coalesce('failing_since', row.val(now)) }))
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirst()
  return changed?.failing_since ?? now
}
