import { confirmHandover } from '../../../api/conversations/confirm-handover.ts'
import { Problem } from '../../../api/problem.ts'
import type { Closing } from '../../../domain/reports/reports.ts'
import type { Queries } from '../../db/database.ts'
import { requireFound } from '../../lib/require-found.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import { handoverOf, tryHandoverCode } from '../../queries/conversations/conversations.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { changeReport, closedColumns, findReport } from '../../queries/reports/reports.ts'
import type { AppContext } from '../../services/context.ts'
import {
  type OwnConversation,
  requireConversation,
  requireOpenConversation,
  toThreadRecord,
} from '../../services/conversations/conversation.ts'
import { closeMatches, lockKeysOf } from '../../services/matching/match-report.ts'
import { route } from '../route.ts'

export const confirmHandoverRoute = route(
  confirmHandover,
  async (services, { input, currentUser }) => {
    const { database, limiter, now } = services
    await limiter.consume('handOver', currentUser.id)
    // A wrong try must be kept, so its refusal is thrown after the transaction.
    const { thread, refusal } = await database.write(async (tx) => {
      // Of the right code sent twice at once the second finds the conversation over.
      await database.lock(tx, `contact:${input.id}`)
      const meeting = await requireOpenConversation(tx, currentUser.id, input.id, 'finder')
      const right = await tryHandoverCode(tx, meeting.id, input.code)
      if (right) await closeBoth(services, tx, meeting, { actorId: currentUser.id, now: now() })
      return {
        thread: await toThreadRecord(tx, await requireConversation(tx, currentUser.id, input.id)),
        refusal: right ? null : await whyWrong(tx, meeting.id),
      }
    })
    if (refusal) throw new Problem('INVALID_CODE', refusal, { field: 'code' })
    return { data: thread }
  },
)

/** What was missing is back, what was found is handed over, and both are told so. */
async function closeBoth(
  services: AppContext,
  tx: Queries,
  { owner, finder }: OwnConversation,
  endpoint: { actorId: string; now: number },
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
  await close(services, tx, owner.reportId, 'Found', 'recovered', endpoint)
  await close(services, tx, finder.reportId, 'Handed over', 'withdrawn', endpoint)
}

async function close(
  services: AppContext,
  tx: Queries,
  reportId: string,
  closing: Closing,
  ending: 'recovered' | 'withdrawn',
  endpoint: { actorId: string; now: number },
): Promise<void> {
  const report = requireFound(await findReport(tx, reportId), 'any-report')
  const closed = await changeReport(tx, report, closedColumns(closing, endpoint.now))
  if (!closed) throw new Problem('REPORT_CLOSED', 'one-changed')
  await logActivity(
    tx,
    {
      actorId: endpoint.actorId,
      action: 'update',
      entity: 'report',
      entityId: reportId,
      details: { fields: [], status: closing },
    },
    endpoint.now,
  )
  await closeMatches(services, tx, closed, ending, endpoint)
}

async function whyWrong(
  tx: Queries,
  matchId: string,
): Promise<'no-hand-over-code' | 'hand-over' | 'hand-over-used-up'> {
  const handover = await handoverOf(tx, matchId)
  if (!handover) return 'no-hand-over-code'
  return handover.tries_left > 0 ? 'hand-over' : 'hand-over-used-up'
}
