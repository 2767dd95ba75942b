import { hoursMs, minutesMs } from '../../../domain/durations.ts'
import type { JobRow } from '../../db/tables.ts'
import { findCandidate } from '../../queries/matching/match-candidates.ts'
import { deleteRows } from '../../queries/rows-by-columns.ts'
import { moreWatchers, notifyWatchers } from '../../services/lookup/watch.ts'
import { doubling, type JobKind, type JobServices, type Outcome } from './job-kind.ts'

/** Mails further watchers of a report. */
export const watcherJobs: JobKind = {
  name: moreWatchers.kind,
  atOnce: 1,
  waitMs: doubling(minutesMs(1), hoursMs(1)),
  maxWaitMs: hoursMs(1),
  attempt: mailWatchers,
}

async function mailWatchers(
  { database, publicOrigin, now }: JobServices,
  { id, data }: JobRow,
): Promise<Outcome> {
  const { report } = JSON.parse(data) as { report: string }
  await database.write(async (tx) => {
    if ((await deleteRows(tx, 'jobs', { id })) === 0) return
    const asset = await findCandidate(tx, report)
    // The others go on to watch for the next report.
    if (asset?.report.stage !== 'active') return
    await notifyWatchers({ database, tx, now: now(), origin: publicOrigin }, asset)
  })
  return { is: 'done' }
}
