import { confirmHandOver } from '../../api/confirm-hand-over.ts'
import { Problem } from '../../api/problem.ts'
import type { Closing } from '../../domain/reports.ts'
import type { Queries } from '../db/database.ts'
import { closeMatching, lockKeysOf } from '../matching.ts'
import { type OwnMeeting, requireMeeting, requireOpenMeeting, toThreadRecord } from '../meeting.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { handOverOf, tryHandOverCode } from '../queries/contact.ts'
import { lockIdentities } from '../queries/disputes.ts'
import { identifiersOfAsset } from '../queries/identifiers.ts'
import { changeReport, closedColumns, findReport } from '../queries/reports.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'

export const confirmHandOverRoute = route(confirmHandOver, async (services, { input, caller }) => {
  const { database, limiter, now } = services
  await limiter.take('handOver', caller.id)
  // A wrong try must be kept, so its refusal is thrown after the transaction.
  const { thread, refusal } = await database.write(async (tx) => {
    // Of the right code sent twice at once the second finds the conversation over.
    await database.lock(tx, `contact:${input.id}`)
    const meeting = await requireOpenMeeting(tx, caller.id, input.id, 'finder')
    const right = await tryHandOverCode(tx, meeting.id, input.code)
    if (right) await closeBoth(services, tx, meeting, { actorId: caller.id, now: now() })
    return {
      thread: await toThreadRecord(tx, await requireMeeting(tx, caller.id, input.id)),
      refusal: right ? null : await whyWrong(tx, meeting.id),
    }
  })
  if (refusal) throw new Problem('WRONG_CODE', refusal, { field: 'code' })
  return { data: thread }
})

/** What was missing is back, what was found is handed over, and both are told so. */
async function closeBoth(
  services: Services,
  tx: Queries,
  { owner, finder }: OwnMeeting,
  act: { actorId: string; now: number },
): Promise<void> {
  const { database } = services
  const ids = [owner.reportId, finder.reportId]
  const reports = await Promise.all(ids.map((id) => findReport(tx, id)))
  const identifiers = []
  for (const report of reports) {
    if (report) identifiers.push(...(await identifiersOfAsset(tx, report.asset_id)))
  }
  await lockIdentities(database, tx, identifiers)
  await lockKeysOf(database, tx, ...ids)
  // The first recovers the match; of what else the second matched, both sides hear that it is over.
  await close(services, tx, owner.reportId, 'Found', 'recovered', act)
  await close(services, tx, finder.reportId, 'Handed over', 'withdrawn', act)
}

async function close(
  services: Services,
  tx: Queries,
  reportId: string,
  closing: Closing,
  ending: 'recovered' | 'withdrawn',
  act: { actorId: string; now: number },
): Promise<void> {
  const report = requireFound(await findReport(tx, reportId), 'any-report')
  const closed = await changeReport(tx, report, closedColumns(closing, act.now))
  if (!closed) throw new Problem('REPORT_CLOSED', 'one-changed')
  await logActivity(
    tx,
    {
      actorId: act.actorId,
      action: 'update',
      entity: 'report',
      entityId: reportId,
      details: { fields: [], status: closing },
    },
    act.now,
  )
  await closeMatching(services, tx, closed, ending, act)
}

async function whyWrong(
  tx: Queries,
  matchId: string,
): Promise<'no-hand-over-code' | 'hand-over' | 'hand-over-used-up'> {
  const handOver = await handOverOf(tx, matchId)
  if (!handOver) return 'no-hand-over-code'
  return handOver.tries_left > 0 ? 'hand-over' : 'hand-over-used-up'
}
