import { decideItem } from '../../api/decide-item.ts'
import { Problem } from '../../api/problem.ts'
import { outcomeOfDecision, refuseDecision } from '../../domain/reports.ts'
import { activateReport } from '../activate-report.ts'
import type { Queries } from '../db/database.ts'
import type { Reports } from '../db/tables.ts'
import { theftConfirmedMessage, theftRejectedMessage } from '../mail/report-messages.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findItem } from '../queries/items.ts'
import { queueMail } from '../queries/outbox.ts'
import { changeReport, findReport } from '../queries/reports.ts'
import { findUser } from '../queries/users.ts'
import { route } from '../route.ts'

export const decideItemRoute = route(
  decideItem,
  async ({ database, now, publicOrigin }, { input, caller }) => {
    const { id, status, reason } = input
    const at = now()
    const item = await database.write(async (tx) => {
      const before = requireFound(await findReport(tx, id), 'There is no such item.')
      const refusal = refuseDecision(before.stage, status)
      if (refusal)
        throw new Problem('STATUS_CHANGE_REFUSED', refusal, { fields: { status: refusal } })
      const after = await (status === 'active'
        ? activateReport(tx, before, { confirmed_at: at, ...(reason && { reason }) })
        : changeReport(tx, before, {
            stage: status,
            closed_at: before.closed_at ?? at,
            outcome: before.outcome ?? outcomeOfDecision(before.stage, status),
            ...(reason && { reason }),
          }))
      if (!after) throw new Problem('STATUS_CHANGE_REFUSED', 'Somebody else just decided on this.')
      if (before.stage === 'pending') await tellReporter(tx, after, publicOrigin, at)
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
      return findItem(tx, id)
    })
    return { data: requireFound(item, 'There is no such item.') }
  },
)

async function tellReporter(tx: Queries, report: Reports, publicOrigin: string, now: number) {
  const reporter = await findUser(tx, report.reporter_id)
  if (!reporter) return
  const confirmed = report.stage === 'active'
  const message = confirmed
    ? theftConfirmedMessage(reporter.first_name, report.name, publicOrigin)
    : theftRejectedMessage(reporter.first_name, report.name, report.reason, publicOrigin)
  const kind = confirmed ? 'theft-confirmed' : 'theft-rejected'
  await queueMail(tx, { to: reporter.email, kind, message }, now)
}
