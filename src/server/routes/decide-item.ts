import { decideItem } from '../../api/decide-item.ts'
import { Problem } from '../../api/problem.ts'
import {
  isOpen,
  outcomeOfDecision,
  type ReportStage,
  refuseDecision,
  refuseReopening,
} from '../../domain/reports.ts'
import { activateReport } from '../activate-report.ts'
import type { Queries } from '../db/database.ts'
import type { Reports } from '../db/tables.ts'
import { withdrawOffersOn } from '../end-transfer.ts'
import {
  reportClosedMessage,
  reportConfirmedMessage,
  reportRefusedMessage,
  reportReopenedMessage,
  theftConfirmedMessage,
  theftRejectedMessage,
} from '../mail/report-messages.ts'
import { closeMatching, lockKeysOf } from '../matching.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { lockAsset } from '../queries/assets.ts'
import { lockIdentities } from '../queries/disputes.ts'
import { identifiersOfAsset } from '../queries/identifiers.ts'
import { findItem } from '../queries/items.ts'
import { queueMail } from '../queries/outbox.ts'
import { changeReport, findReport, hasOpenReport, isStillTheirs } from '../queries/reports.ts'
import { findUser } from '../queries/users.ts'
import { route } from '../route.ts'

export const decideItemRoute = route(decideItem, async (services, { input, caller }) => {
  const { database, now, publicOrigin } = services
  const { id, status, reason } = input
  const at = now()
  const item = await database.write(async (tx) => {
    const before = requireFound(await findReport(tx, id), 'item')
    const refusal = refuseDecision(before.stage, status)
    if (refusal) {
      const params = { from: before.stage, to: status }
      throw new Problem('STATUS_CHANGE_REFUSED', refusal, { params, field: 'status' })
    }
    await lockAsset(database, tx, before.asset_id)
    const identifiers = await identifiersOfAsset(tx, before.asset_id)
    await lockIdentities(database, tx, identifiers)
    if (status === 'active' && !isOpen(before.stage)) await requireReopenable(tx, before)
    if (status === 'active') {
      // Confirmed, it ends the offers of those who had registered the number before, too.
      const numbers = identifiers.map(({ space, key }) => ({ space, key }))
      await withdrawOffersOn(services, tx, numbers, { actorId: caller.id, now: at })
    }
    if (status !== 'active') await lockKeysOf(database, tx, id)
    const act = { actorId: caller.id, now: at }
    const after = await (status === 'active'
      ? activateReport(
          services,
          tx,
          before,
          { confirmed_at: at, closed_at: null, outcome: null, reason: reason ?? null, held: 0 },
          act,
        )
      : changeReport(tx, before, {
          stage: status,
          closed_at: before.closed_at ?? at,
          outcome: before.outcome ?? outcomeOfDecision(before.stage, status),
          ...(reason && { reason }),
        }))
    if (!after) throw new Problem('STATUS_CHANGE_REFUSED', 'decided-meanwhile')
    await tellReporter(tx, before.stage, after, publicOrigin, at)
    await logActivity(
      tx,
      {
        actorId: caller.id,
        action: 'moderate',
        entity: 'report',
        entityId: id,
        // The reason stays in the report: what a person is told is theirs to have erased.
        details: {
          from: before.stage,
          to: status,
          role: caller.role,
          ...(reason && { reasoned: true }),
        },
      },
      at,
    )
    if (before.stage === 'active') await closeMatching(services, tx, after, 'withdrawn', act)
    return findItem(tx, id)
  })
  return { data: requireFound(item, 'item') }
})

async function requireReopenable(tx: Queries, report: Reports) {
  const hasOpenSibling = await hasOpenReport(tx, report.asset_id)
  const refusal = refuseReopening({
    outcome: report.outcome,
    hasOpenSibling,
    isStillTheirs: await isStillTheirs(tx, report),
  })
  if (refusal) throw new Problem('STATUS_CHANGE_REFUSED', refusal, { field: 'status' })
}

async function tellReporter(
  tx: Queries,
  from: ReportStage,
  report: Reports,
  publicOrigin: string,
  now: number,
) {
  const reporter = await findUser(tx, report.reporter_id)
  const decision = decisionOn(from, report)
  if (!reporter || !decision) return
  const message = decision.message(reporter.first_name, report.name, report.reason, publicOrigin)
  await queueMail(tx, { to: reporter.email, kind: decision.kind, message }, now)
}

/** What its reporter is told of a decision; putting a closed report away concerns nobody. */
function decisionOn(from: ReportStage, { stage, reported_as }: Reports) {
  if (from === 'pending' && reported_as !== 'Stolen') {
    return stage === 'active'
      ? { kind: 'report-confirmed', message: reportConfirmedMessage }
      : { kind: 'report-refused', message: reportRefusedMessage }
  }
  if (from === 'pending') {
    return stage === 'active'
      ? { kind: 'theft-confirmed', message: theftConfirmedMessage }
      : { kind: 'theft-rejected', message: theftRejectedMessage }
  }
  if (isOpen(from)) return { kind: 'report-closed', message: reportClosedMessage }
  return stage === 'active' ? { kind: 'report-reopened', message: reportReopenedMessage } : null
}
