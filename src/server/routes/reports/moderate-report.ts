import { Problem } from '../../../api/problem.ts'
import { moderateReport } from '../../../api/reports/moderate-report.ts'
import {
  isOpen,
  outcomeOfDecision,
  type ReportStage,
  whyCannotDecide,
  whyCannotReopen,
} from '../../../domain/reports/reports.ts'
import type { Queries } from '../../db/database.ts'
import type { ReportRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/require-found.ts'
import {
  reportClosedMessage,
  reportConfirmedMessage,
  reportRefusedMessage,
  reportReopenedMessage,
  theftConfirmedMessage,
  theftRejectedMessage,
} from '../../mail/report-messages.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { lockAsset } from '../../queries/assets/assets.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { findAdminReport } from '../../queries/reports/admin-reports.ts'
import {
  changeReport,
  findReport,
  hasOpenReport,
  isStillTheirs,
} from '../../queries/reports/reports.ts'
import { findUser } from '../../queries/users/users.ts'
import { closeMatches, lockKeysOf } from '../../services/matching/match-report.ts'
import { activateReport } from '../../services/reports/activate-report.ts'
import { cancelTransfersForIdentifiers } from '../../services/transfers/end-transfer.ts'
import { route } from '../route.ts'

export const moderateReportRoute = route(
  moderateReport,
  async (services, { input, currentUser }) => {
    const { database, now, publicOrigin } = services
    const { id, status, reason } = input
    const at = now()
    const item = await database.write(async (tx) => {
      const before = requireFound(await findReport(tx, id), 'item')
      const refusal = whyCannotDecide(before.stage, status)
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
        const numbers = identifiers.map(({ namespace, key }) => ({ namespace, key }))
        await cancelTransfersForIdentifiers(services, tx, numbers, {
          actorId: currentUser.id,
          now: at,
        })
      }
      if (status !== 'active') await lockKeysOf(database, tx, id)
      const endpoint = { actorId: currentUser.id, now: at }
      const after = await (status === 'active'
        ? activateReport(
            services,
            tx,
            before,
            { confirmed_at: at, closed_at: null, outcome: null, reason: reason ?? null, held: 0 },
            endpoint,
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
          actorId: currentUser.id,
          action: 'moderate',
          entity: 'report',
          entityId: id,
          // The reason stays in the report: what a person is told is theirs to have erased.
          details: {
            from: before.stage,
            to: status,
            role: currentUser.role,
            ...(reason && { reasoned: true }),
          },
        },
        at,
      )
      if (before.stage === 'active') await closeMatches(services, tx, after, 'withdrawn', endpoint)
      return findAdminReport(tx, id)
    })
    return { data: requireFound(item, 'item') }
  },
)

async function requireReopenable(tx: Queries, report: ReportRow) {
  const hasOpenSibling = await hasOpenReport(tx, report.asset_id)
  const refusal = whyCannotReopen({
    outcome: report.outcome,
    hasOpenSibling,
    isStillTheirs: await isStillTheirs(tx, report),
  })
  if (refusal) throw new Problem('STATUS_CHANGE_REFUSED', refusal, { field: 'status' })
}

async function tellReporter(
  tx: Queries,
  from: ReportStage,
  report: ReportRow,
  publicOrigin: string,
  now: number,
) {
  const reporter = await findUser(tx, report.reporter_id)
  const decision = decisionOn(from, report)
  if (!reporter || !decision) return
  const message = decision.message(reporter.first_name, report.name, report.reason, publicOrigin)
  await enqueueMail(tx, { to: reporter.email, kind: decision.kind, message }, now)
}

/** What its reporter is told of a decision; putting a closed report away concerns nobody. */
function decisionOn(from: ReportStage, { stage, reported_as }: ReportRow) {
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
