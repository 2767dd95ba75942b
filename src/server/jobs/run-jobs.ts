import type { Sender } from '../mail/sender.ts'
import type { Services } from '../services.ts'
import { settleClaims } from '../settle-claims.ts'
import { deliverMail } from './deliver-mail.ts'
import { expireMerchants } from './expire-merchants.ts'
import { expireTransfers } from './expire-transfers.ts'
import { mailWaitingConfirmations } from './mail-waiting-confirmations.ts'
import { purgeRegistrations } from './purge-registrations.ts'
import { sendDigests } from './send-digests.ts'
import { sweepExpired } from './sweep-expired.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { tellWaitingBuyers } from './tell-waiting-buyers.ts'

const mailEveryMs = 1000
const countEveryMs = 5000
const tripwireEveryMs = 1000
const claimsEveryMs = 1000
const digestEveryMs = 600_000
const sweepEveryMs = 3_600_000

/**
 * Runs the background work beside the server; the function it returns stops it, after what is under
 * way. Without a sender another process does what is for all: this one writes down what it counted.
 */
export function runJobs(services: Services, sender: Sender | null): () => Promise<void> {
  const stops = [
    repeat(services, 'count', countEveryMs, () => writeCounts(services)),
    repeat(services, 'tripwire', tripwireEveryMs, async () => {
      await services.tripwire.flush()
    }),
    ...(sender ? forAll(services, sender) : []),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    // The database may be away: that is no reason not to end well.
    const noteLost = (error: unknown) =>
      services.log.error({ err: error }, 'the checks of the last seconds were not counted')
    await writeCounts(services).catch(noteLost)
    while (await services.tripwire.flush().catch(noteLost));
    sender?.close()
  }
}

/** Any number of processes may do these at once: each mail, digest and sweep is done by one of them. */
function forAll(services: Services, sender: Sender) {
  const handedOver = new Set<string>()
  return [
    repeat(services, 'mail', mailEveryMs, async (isStopped) => {
      while ((await deliverMail(services, sender, handedOver)) > 0 && !isStopped());
    }),
    repeat(services, 'claims', claimsEveryMs, () => settleClaims(services)),
    repeat(services, 'digest', digestEveryMs, async () => {
      await sendDigests(services)
      await tellWaitingBuyers(services)
      await mailWaitingConfirmations(services)
    }),
    repeat(services, 'sweep', sweepEveryMs, async () => {
      await sweepExpired(services)
      await purgeRegistrations(services)
      await expireMerchants(services)
      await expireTransfers(services)
      await services.database.scrub()
      // Last: it ends early while the store of the pictures is down.
      await sweepUploads(services)
    }),
  ]
}

const writeCounts = async ({ checks, sweeps, database, now }: Services) => {
  await checks.flush(database, now())
  await sweeps.flush(database)
}

/** Runs a job again and again, never twice at once; a failure is logged and the next turn comes. */
function repeat(
  { log, metrics }: Services,
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
