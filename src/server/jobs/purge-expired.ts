import { setImmediate } from 'node:timers/promises'
import { hoursMs } from '../../domain/durations.ts'
import type { Queries } from '../db/database.ts'
import { foldSomeCounters } from '../queries/counters.ts'
import { clampFutureLeases } from '../queries/job-leases.ts'
import { clampFutureJobs, leaseMs } from '../queries/jobs.ts'
import { clampFutureAlerts } from '../queries/lookup/lookup-alerts.ts'
import { deleteOldRows, type OldRows, oldRows } from '../queries/retention.ts'
import { detachUnusedUploads } from '../queries/uploads/uploads.ts'
import { deleteUnproved, lockEmail, unprovedQuery } from '../queries/users/registrations.ts'
import { logActivity } from '../services/activity/log-activity.ts'
import { type AppContext, contextOf } from '../services/context.ts'
import { eachDespiteErrors } from '../services/each-despite-errors.ts'
import { inTransaction } from '../services/transaction.ts'
import { deleteUploads } from '../services/uploads/uploads.ts'
import { forEachDue } from './for-each-due.ts'
import { jobKinds } from './queue/job-kinds.ts'

const retentionMs = 30 * 86_400_000
/** Each batch has its own transaction, so that other writers wait only briefly. */
const batchSize = 500

/** Deletes registrations without verification or log-in for 30 days. Each gets a log entry. */
export async function purgeRegistrations(services: AppContext): Promise<void> {
  const ctx = contextOf(services)
  const { database, now } = ctx
  const before = now - retentionMs
  await forEachDue(
    (limit) => unprovedQuery(database.read, before, limit).execute(),
    ({ id, email }) =>
      inTransaction(ctx, async (ctx, tx) => {
        await lockEmail(database, tx, email)
        if (!(await deleteUnproved(tx, id, before))) return false
        const details = { unverified: true }
        logActivity(ctx, { action: 'delete', entity: 'user', entityId: id, details })
        return true
      }),
  )
}

/** Longer than any retry or lease. */
const maxWaitMs = 5 * 3_600_000

type Services = Pick<AppContext, 'database' | 'now'>

/** Deletes the rows that are no longer kept, and shortens waits that a wrong clock has made too long. */
export async function purgeExpired(services: Services): Promise<void> {
  const { database } = services
  const now = services.now()
  const clamps: ((tx: Queries) => Promise<unknown>)[] = [
    ...jobKinds.map(
      ({ name, maxWaitMs }) =>
        (tx: Queries) =>
          clampFutureJobs(tx, name, now + Math.max(maxWaitMs, leaseMs)),
    ),
    (tx) => clampFutureLeases(tx, now + maxWaitMs),
    (tx) => clampFutureAlerts(tx, now),
  ]
  await eachDespiteErrors(
    [
      ...clamps.map((clamp) => () => database.write(clamp)),
      ...oldRows(now).map((old) => () => deleteInBatches(services, old)),
    ],
    (step) => step(),
  )
}

async function deleteInBatches({ database }: Services, old: OldRows): Promise<void> {
  const { dialect } = database
  const deleteSome = () => database.write((tx) => deleteOldRows(tx, dialect, old, batchSize))
  while ((await deleteSome()) === batchSize);
}

const uploadBatchSize = 200

/**
 * Deletes uploads that no record uses and that are older than `olderThanMs`. Returns how many.
 * During a backup it deletes none. Rows are deleted last, so that the next purge can finish an
 * interrupted one.
 */
export async function purgeUnusedUploads(
  { database, imageStore, now }: Pick<AppContext, 'database' | 'imageStore' | 'now'>,
  olderThanMs = hoursMs(24),
): Promise<number> {
  const before = now() - olderThanMs
  let deleted = 0
  for (let after: string | null = ''; after !== null; ) {
    const { ids, last } = await detachUnusedUploads(database, {
      after,
      limit: uploadBatchSize,
      before,
      now: now(),
    })
    await deleteUploads({ database, imageStore }, ids)
    deleted += ids.length
    after = last
    // SQLite calls do not yield to the event loop: other requests run here.
    await setImmediate()
  }
  return deleted
}

const counterBatchSize = 2000

/**
 * Adds up the counters of single database connections, which would otherwise stay for ever: each new
 * connection begins its own. The embedded engine has only one.
 */
export async function foldCounters({ database }: Pick<AppContext, 'database'>): Promise<void> {
  if (database.dialect === 'sqlite') return
  for (const table of ['counters', 'day_counters'] as const) {
    while (
      (await database.write((tx) => foldSomeCounters(tx, table, counterBatchSize))) ===
      counterBatchSize
    );
  }
}
