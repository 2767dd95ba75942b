import type { Database, Queries } from '../db/database.ts'

/** Acquires the lease of a job for `leaseMs`; false if another worker has it. */
export async function acquireLease(
  database: Database,
  job: string,
  leaseMs: number,
  now: number,
): Promise<boolean> {
  const leased = await database.write((tx) =>
    tx
      .insertInto('job_leases')
      .values({ job, leased_until: now + leaseMs })
      .onConflict((conflict) =>
        conflict
          .column('job')
          .doUpdateSet({ leased_until: now + leaseMs })
          .where('job_leases.leased_until', '<=', now),
      )
      .returning('job')
      .executeTakeFirst(),
  )
  return leased !== undefined
}

/** Deletes leases that end after `horizon`, so later than any new one: the clock was wrong. */
export async function clampFutureLeases(tx: Queries, horizon: number): Promise<void> {
  await tx.deleteFrom('job_leases').where('leased_until', '>', horizon).execute()
}

/** A message for each lease that ends after `until`, so later than any lease should. */
export async function leasesHeldTooLong(db: Queries, until: number): Promise<string[]> {
  const rows = await db
    .selectFrom('job_leases')
    .selectAll()
    .where('leased_until', '>', until)
    .execute()
  return rows.map(
    ({ job, leased_until }) => `${job} is held until ${new Date(leased_until).toISOString()}`,
  )
}
