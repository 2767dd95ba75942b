import type { SelectQueryBuilder } from 'kysely'
import { minutesMs } from '../../domain/durations.ts'
import type { Database, Queries } from '../db/database.ts'
import type { JobRow, Tables } from '../db/tables.ts'
import { newId } from '../lib/ids.ts'
import { skippingLockedRows } from './lock-rows.ts'
import { updateRows } from './rows-by-columns.ts'

/** Longer than the pauses between two renewals, also while the database is away for a moment. */
export const leaseMs = minutesMs(2)
/** Small enough for both engines' maximum of parameters in a statement. */
const batchSize = 100
/** Enough for the reply of a mail server, but not for a mail that the reply quotes. */
const maxOutcome = 300

type Owner = Partial<Pick<JobRow, 'account_id' | 'recipient' | 'endpoint_id' | 'subscription_id'>>

export interface NewJob extends Owner {
  id?: string
  kind: string
  type: string
  /** An equal key is queued once. */
  eventKey?: string | undefined
  data?: object
  secret?: object
  isUrgent?: boolean
  expiresAt?: number
  /** When the first attempt is due, if not at once. */
  dueAt?: number
}

/**
 * Queues jobs in the transaction of their cause, so that both happen or neither. Returns those that
 * were not queued before.
 */
export async function enqueueJobs(
  tx: Queries,
  jobs: readonly NewJob[],
  now: number,
): Promise<JobRow[]> {
  const rows: JobRow[] = []
  for (let from = 0; from < jobs.length; from += batchSize) {
    const queued = await tx
      .insertInto('jobs')
      .values(jobs.slice(from, from + batchSize).map((job) => toRow(job, now)))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'event_key']).where('event_key', 'is not', null).doNothing(),
      )
      .returningAll()
      .execute()
    rows.push(...queued)
  }
  return rows
}

function toRow(
  {
    id = newId(),
    eventKey,
    data = {},
    secret,
    isUrgent = false,
    expiresAt,
    dueAt,
    ...rest
  }: NewJob,
  now: number,
) {
  return {
    ...rest,
    id,
    event_key: eventKey ?? null,
    data: JSON.stringify(data),
    secret: secret ? JSON.stringify(secret) : null,
    urgent: isUrgent ? (1 as const) : (0 as const),
    created_at: now,
    expires_at: expiresAt ?? null,
    attempts: 0,
    next_attempt_at: dueAt ?? now,
  }
}

/** The jobs of a kind whose attempt is due and that no worker has leased. */
export function dueJobsQuery(db: Queries, kind: string, now: number) {
  return db
    .selectFrom('jobs')
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', now)]))
}

/** Whether any is due. With both values of `urgent`, the index also finds the times. */
export function someDueQuery(db: Queries, kind: string, now: number) {
  return dueJobsQuery(db, kind, now).where('urgent', 'in', [0, 1]).select('id').limit(1)
}

/** Reads without a transaction, which would wait for all other writes. */
export async function hasDueJobs(db: Queries, kind: string, now: number): Promise<boolean> {
  return (await someDueQuery(db, kind, now).executeTakeFirst()) !== undefined
}

/** Due jobs: first the urgent ones, then those that have waited longest. */
export function nextJobsQuery(
  db: Queries,
  { kind, limit }: { kind: string; limit: number },
  now: number,
) {
  return dueJobsQuery(db, kind, now)
    .orderBy('urgent', 'desc')
    .orderBy('next_attempt_at')
    .limit(limit)
    .select('id')
}

export async function leaseDueJobs(
  database: Database,
  next: { kind: string; limit: number },
  now: number,
): Promise<JobRow[]> {
  return database.write((tx) => leaseRows({ database, tx }, nextJobsQuery(tx, next, now), now))
}

/** Leases jobs and counts an attempt for each: until its lease ends, no other worker gets them. */
export async function leaseRows(
  { database, tx }: { database: Pick<Database, 'dialect'>; tx: Queries },
  due: SelectQueryBuilder<Tables, 'jobs', { id: string }>,
  now: number,
): Promise<JobRow[]> {
  return (
    tx
      // In a common table expression, because PostgreSQL may run a subquery again for each row, and
      // would then lease more than its limit.
      .with(
        (cte) => cte('due').materialized(),
        () => skippingLockedRows(database, due),
      )
      .updateTable('jobs')
      .set((row) => ({
        leased_until: now + leaseMs,
        last_attempt_at: now,
        attempts: row('attempts', '+', 1),
      }))
      .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
      .returningAll()
      .execute()
  )
}

/** Extends the lease of jobs that are still in work. */
export async function renewLeases(
  database: Database,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  await database.write((tx) =>
    tx
      .updateTable('jobs')
      .set({ leased_until: now + leaseMs })
      .where('id', 'in', ids)
      .where('leased_until', 'is not', null)
      .execute(),
  )
}

/** Saves how an attempt ended, and ends its lease. */
export async function saveAttempt(
  tx: Queries,
  id: string,
  { outcome, ...change }: Partial<JobRow>,
): Promise<void> {
  const text = outcome?.slice(0, maxOutcome) ?? null
  await updateRows(tx, 'jobs', { id }, { leased_until: null, outcome: text, ...change })
}

/** The change that queues a job again, with the full number of attempts. */
export function requeued(now: number) {
  return {
    ...{ attempts: 0, next_attempt_at: now, leased_until: null },
    ...{ done_at: null, failed_at: null, dismissed_at: null },
  }
}

/**
 * Makes jobs due at once if their next attempt is after `horizon`, the longest possible delay of
 * their kind: the clock was wrong when it was set.
 */
export async function clampFutureJobs(tx: Queries, kind: string, horizon: number): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ leased_until: null, next_attempt_at: 0 })
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((or) => or.or([or('next_attempt_at', '>', horizon), or('leased_until', '>', horizon)]))
    .execute()
}
