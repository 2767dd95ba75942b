import { defaultTimeouts, type Timeouts } from '../config/timeouts.ts'
import type { OutboxSender } from '../mail/outbox-sender.ts'
import { addLogRanges } from '../queries/activity/activity-log.ts'
import type { AppContext } from '../services/context.ts'
import { releaseWaitingClaims } from '../services/disputes/contest-limit.ts'
import { lapseContests } from '../services/disputes/lapse-contests.ts'
import { settleClaims } from '../services/disputes/settle-claims.ts'
import { eachDespiteErrors } from '../services/each-despite-errors.ts'
import { appendToLog } from '../services/proofs/append-to-log.ts'
import { askWitnesses } from '../services/proofs/ask-witnesses.ts'
import { askConfirmations } from './ask-confirmations.ts'
import { mailPendingConfirmations } from './mail-pending-confirmations.ts'
import {
  foldCounters,
  purgeExpired,
  purgeRegistrations,
  purgeUnusedUploads,
} from './purge-expired.ts'
import { jobKinds } from './queue/job-kinds.ts'
import { createQueue } from './queue/run-queue.ts'
import type { Turns } from './queue/turns.ts'
import { sendDigests } from './send-digests.ts'
import { expireListings, purgeListings } from './work-listings.ts'
import { expireMerchants, notifyListingChanges } from './work-merchants.ts'
import { endPlans, reconcileReversals, remindOfPlanEnds, renewPlans } from './work-passes.ts'
import { expireTransfers, retryTransferMails } from './work-transfers.ts'

/**
 * Runs the background jobs; the returned function stops them after their current run. If `outboxSender`
 * is null, a worker runs the shared jobs, and this process only saves its own counts and alerts.
 */
export function runJobs(
  services: AppContext,
  outboxSender: OutboxSender | null,
  timeouts: Timeouts['jobs'] = defaultTimeouts.jobs,
): () => Promise<void> {
  const { countEveryMs, lookupAlertsEveryMs } = timeouts
  const stops = [
    repeat(services, 'lookup-counts', countEveryMs, () => writeCounts(services)),
    repeat(services, 'lookup-alerts', lookupAlertsEveryMs, async () => {
      await services.lookupAlerts.flush()
    }),
    ...(outboxSender ? sharedJobs(services, outboxSender, timeouts) : []),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    // The process has to stop cleanly even if the database is down.
    const logLost = (error: unknown) =>
      services.log.error({ err: error }, 'the lookups of the last seconds were not counted')
    await writeCounts(services).catch(logLost)
    while (await services.lookupAlerts.flush().catch(logLost));
    outboxSender?.close()
  }
}

/** Jobs that any number of processes may run: leases and locks give each task to one of them. */
function sharedJobs(
  services: AppContext,
  outboxSender: OutboxSender,
  {
    queueEveryMs,
    claimsEveryMs,
    plansEveryMs,
    publicLogEveryMs,
    digestEveryMs,
    purgeEveryMs,
  }: Timeouts['jobs'],
) {
  return [
    ...jobKinds.map((kind) =>
      work(services, kind.name, queueEveryMs, createQueue({ ...services, outboxSender }, kind)),
    ),
    repeat(services, 'listings', publicLogEveryMs, async (isStopped) => {
      while ((await notifyListingChanges(services)) > 0 && !isStopped());
    }),
    repeat(services, 'claims', claimsEveryMs, () => settleClaims(services)),
    repeat(services, 'plans', plansEveryMs, async () => {
      await endPlans(services)
    }),
    repeat(services, 'public-log', publicLogEveryMs, () => appendToLog(services)),
    repeat(services, 'witnesses', publicLogEveryMs, () => askWitnesses(services)),
    repeat(services, 'digest', digestEveryMs, () => runSteps(services, digestSteps)),
    repeat(services, 'purge', purgeEveryMs, () => runSteps(services, purgeSteps)),
  ]
}

type Step = (services: AppContext) => Promise<unknown>

const digestSteps: readonly Step[] = [
  ...[sendDigests, retryTransferMails, mailPendingConfirmations],
  ...[remindOfPlanEnds, renewPlans, askConfirmations, reconcileReversals],
]

const purgeSteps: readonly Step[] = [
  ...[addLogRanges, purgeExpired, foldCounters, purgeRegistrations],
  ...[expireMerchants, expireTransfers, expireListings, purgeListings],
  ...[lapseContests, releaseWaitingClaims],
  ...[({ database }: AppContext) => database.scrub(), purgeUnusedUploads],
]

/** Runs the steps one after another, also after one that fails; then throws its error. */
async function runSteps(services: AppContext, steps: readonly Step[]): Promise<void> {
  await eachDespiteErrors(steps, (step) => step(services))
}

const writeCounts = (services: AppContext) =>
  runSteps(services, [
    ({ lookupCounter, database, now }) => lookupCounter.flush(database, now()),
    ({ apiUsage, database }) => apiUsage.flush(database),
    ({ enumeration, database }) => enumeration.flush(database),
  ])

/** Begins turns repeatedly. */
function work(services: AppContext, job: string, everyMs: number, queue: Turns) {
  const stop = repeat(services, job, everyMs, async () => {
    await queue.turn()
  })
  return async () => {
    await stop()
    await queue.stop()
  }
}

/** Runs a job repeatedly, never twice at once. An error is logged and the next run follows. */
function repeat(
  { log, metrics }: AppContext,
  job: string,
  everyMs: number,
  work: (isStopped: () => boolean) => Promise<void>,
): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> = Promise.resolve()
  const turn = () => {
    current = work(() => stopped)
      .then(
        () => metrics.countJob(job, 'done'),
        (error: unknown) => {
          metrics.countJob(job, 'failed')
          log.error({ err: error, job }, 'a job failed')
        },
      )
      .then(() => {
        if (!stopped) timer = setTimeout(turn, everyMs)
      })
  }
  turn()
  return () => {
    stopped = true
    clearTimeout(timer)
    return current
  }
}
