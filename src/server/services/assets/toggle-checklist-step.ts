import type { toggleChecklistStep } from '../../../api/assets/assets.ts'
import { Problem } from '../../../api/problem.ts'
import { isOpen } from '../../../domain/reports/reports.ts'
import { requireFound } from '../../lib/require-found.ts'
import { doneStepsOf, findOwnReport, toReportRecord } from '../../queries/reports/reports.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { changeReportLogged } from '../reports/change-report.ts'
import { inTransaction } from '../transaction.ts'

const closed = () => new Problem('REPORT_CLOSED', 'steps')

export async function toggleChecklistStepUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof toggleChecklistStep>,
) {
  const { database } = ctx
  const { id, step, done } = input
  const changed = await inTransaction(ctx, async (ctx, tx) => {
    // The list is read and written as a whole: without the lock, one of two ticks could be lost.
    await database.lock(tx, `steps:${id}`)
    const report = requireFound(await findOwnReport(tx, currentUser.id, id), 'report')
    if (!isOpen(report.stage)) throw closed()
    const others = doneStepsOf(report).filter((each) => each !== step)
    const steps = JSON.stringify(done ? [...others, step] : others)
    const change = { completed_steps: steps }
    const after = await changeReportLogged(ctx, report, change, { role: 'reporter' })
    if (!after) throw closed()
    const details = { step, done }
    logActivity(ctx, { action: 'update', entity: 'report steps', entityId: id, details })
    return { ...after, asset_image_url: report.asset_image_url }
  })
  return toReportRecord(changed)
}
