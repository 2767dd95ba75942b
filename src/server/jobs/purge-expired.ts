import type { Queries } from '../db/database.ts'
import { clampFutureLeases } from '../queries/job-leases.ts'
import { clampFutureJobs, leaseMs } from '../queries/jobs.ts'
import { clampFutureAlerts } from '../queries/lookup/lookup-alerts.ts'
import { deleteOldRows, type OldRows, oldRows } from '../queries/retention.ts'
import type { AppContext } from '../services/context.ts'
import { eachDespiteErrors } from '../services/each-despite-errors.ts'
import { jobKinds } from './queue/job-kinds.ts'

/** Longer than any retry or lease. */
const maxWaitMs = 5 * 3_600_000
/** Rows deleted in one transaction: on the embedded engine all other writes wait for it. */
const batchSize = 500

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
