import type { JobRow } from '../../db/tables.ts'
import { hasDueJobs, leaseDueJobs, leaseMs, renewLeases, saveAttempt } from '../../queries/jobs.ts'
import { dueReceiversQuery, leaseJobsOf } from '../../queries/receivers.ts'
import { contextOf } from '../../services/context.ts'
import { inTransaction } from '../../services/transaction.ts'
import type { JobKind, JobServices, Outcome } from './job-kind.ts'
import { createTurns, type Turns } from './turns.ts'

/** Works on the jobs of a kind that are due, also in several processes at once. */
export function createQueue(services: JobServices, kind: JobKind): Turns {
  const { database, now } = services
  const { name, receivers, atOnce } = kind
  /** One that fails stops no other. */
  const report = (error: unknown) => {
    services.metrics.countJob(name, 'failed')
    services.log.error({ err: error, job: name }, 'a job failed')
  }
  const work = createWork(services, kind, report)
  const leaseFor = (receiver: string) =>
    receivers
      ? leaseJobsOf(database, { kind: receivers, receiver, limit: atOnce }, now())
      : leaseDueJobs(database, { kind: name, limit: atOnce }, now())
  return createTurns({
    report,
    hasDue: () => hasDueJobs(database.read, name, now()),
    ...(receivers && {
      findDue: (filter) => dueReceiversQuery(database.read, receivers, filter, now()).execute(),
    }),
    async workBatch(receiver) {
      const jobs = await leaseFor(receiver)
      await work(jobs)
      return jobs.length === atOnce
    },
  })
}

function createWork(services: JobServices, kind: JobKind, report: (error: unknown) => void) {
  const { database, log, now } = services
  /**
   * Outcomes that could not be saved, by job and attempt. If no other process attempts the job first,
   * the next attempt only saves them: nothing is sent twice.
   */
  const unsaved = new Map<string, Outcome>()
  const keyOf = ({ id }: JobRow, attempts: number) => `${id} ${attempts}`

  async function work(job: JobRow): Promise<void> {
    try {
      const earlier = keyOf(job, job.attempts - 1)
      const outcome = unsaved.get(earlier) ?? (await attempt(services, kind, job))
      unsaved.delete(earlier)
      unsaved.set(keyOf(job, job.attempts), outcome)
      await save(services, kind, job, outcome)
      unsaved.delete(keyOf(job, job.attempts))
    } catch (error) {
      const change = changeOf(kind, job, { is: 'later', code: 'error' }, now())
      await database.write((tx) => saveAttempt(tx, job.id, change))
      throw error
    }
  }

  return async (jobs: readonly JobRow[]): Promise<void> => {
    const open = new Set(jobs.map(({ id }) => id))
    const renewing = setInterval(() => {
      renewLeases(database, [...open], now()).catch((error: unknown) =>
        log.error({ err: error, job: kind.name }, 'leases of jobs in work could not be renewed'),
      )
    }, leaseMs / 4)
    await Promise.all(
      jobs.map((job) =>
        work(job)
          .catch(report)
          .finally(() => open.delete(job.id)),
      ),
    )
    clearInterval(renewing)
  }
}

async function attempt(services: JobServices, kind: JobKind, job: JobRow): Promise<Outcome> {
  const { log, now } = services
  const isExpired = job.expires_at !== null && job.expires_at <= now()
  const outcome: Outcome = isExpired
    ? { is: 'over', code: 'expired' }
    : await kind.attempt(services, job)
  if (outcome.is !== 'done' && outcome.is !== 'again') {
    const { id, attempts } = job
    log.warn({ job: kind.name, id, attempts, code: outcome.code }, 'an attempt failed')
  }
  return outcome
}

async function save(services: JobServices, kind: JobKind, job: JobRow, outcome: Outcome) {
  await inTransaction(contextOf(services), async (ctx, tx) => {
    const change = changeOf(kind, job, outcome, ctx.now)
    await saveAttempt(tx, job.id, change)
    await kind.settle?.(ctx, job, outcome, { isOver: change.failed_at !== undefined })
  })
}

function changeOf(kind: JobKind, job: JobRow, outcome: Outcome, now: number): Partial<JobRow> {
  const { code = null } = outcome
  if (outcome.is === 'done') {
    return { done_at: now, outcome: code, ...(!outcome.keepsSecret && { secret: null }) }
  }
  if (outcome.is === 'again') return { next_attempt_at: now + outcome.afterMs, outcome: code }
  const text = outcome.detail ?? code
  const retryAt = outcome.is === 'later' ? retryAtOf(kind, job, outcome, now) : null
  if (retryAt !== null) return { next_attempt_at: retryAt, outcome: text }
  const failed = { failed_at: now, outcome: text }
  return kind.isForStaff ? failed : { ...failed, dismissed_at: now, secret: null }
}

/** Null if no attempt is left, or the job would expire first. */
function retryAtOf(
  { waitMs }: JobKind,
  { attempts, expires_at }: JobRow,
  { retryAfterMs = 0 }: { retryAfterMs?: number | undefined },
  now: number,
): number | null {
  const wait = waitMs(attempts, retryAfterMs)
  if (wait === null) return null
  const retryAt = now + wait
  return expires_at !== null && retryAt >= expires_at ? null : retryAt
}
