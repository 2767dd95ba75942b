import { Problem } from '../../../api/problem.ts'
import type { askReporter } from '../../../api/reports/admin-reports.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { reportQuestionMessage } from '../../mail/contact-messages.ts'
import { findAdminReport } from '../../queries/reports/admin-reports.ts'
import { findReport } from '../../queries/reports/reports.ts'
import { findUser, readerOf } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'
import { changeReportLogged } from './change-report.ts'

/** The question is stored as the `reason` of the report, until staff decide. */
export async function askReporterUseCase(
  ctx: Context,
  { input: { id, what }, currentUser }: RequestOf<typeof askReporter>,
) {
  const item = await inTransaction(ctx, async (ctx, tx) => {
    const report = requireFound(await findReport(tx, id), 'item')
    const changed =
      report.stage === 'pending' &&
      (await changeReportLogged(ctx, report, { reason: what }, { role: 'staff' }))
    if (!changed) throw new Problem('STATUS_CHANGE_REFUSED', 'decided-meanwhile')
    const details = { asked: report.reporter_id, role: currentUser.role }
    logActivity(ctx, { action: 'moderate', entity: 'report', entityId: id, details })
    const reporter = await findUser(tx, report.reporter_id)
    if (reporter) {
      await notifyUser(
        ctx,
        {
          userId: reporter.id,
          kind: 'report-question',
          subjectId: id,
          eventKey: `report-question ${id} ${ctx.now}`,
          data: { item: report.name },
        },
        reportQuestionMessage(ctx, readerOf(reporter), report, what),
      )
    }
    return findAdminReport(tx, id)
  })
  return requireFound(item, 'item')
}
