import { toggleChecklistStep } from '../../../api/assets/toggle-checklist-step.ts'
import { Problem } from '../../../api/problem.ts'
import { isOpen } from '../../../domain/reports/reports.ts'
import { requireFound } from '../../lib/require-found.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import {
  changeReport,
  doneStepsOf,
  findOwnReport,
  toReportRecord,
} from '../../queries/reports/reports.ts'
import { route } from '../route.ts'

const closed = () => new Problem('REPORT_CLOSED', 'steps')

export const toggleChecklistStepRoute = route(
  toggleChecklistStep,
  async ({ database, limiter, now }, { input, currentUser }) => {
    await limiter.consume('change', currentUser.id)
    const { id, step, done } = input
    const changed = await database.write(async (tx) => {
      // Two ticks at once: the list is read and written as a whole.
      await database.lock(tx, `steps:${id}`)
      const report = requireFound(await findOwnReport(tx, currentUser.id, id), 'report')
      if (!isOpen(report.stage)) throw closed()
      const others = doneStepsOf(report).filter((each) => each !== step)
      const after = await changeReport(tx, report, {
        completed_steps: JSON.stringify(done ? [...others, step] : others),
      })
      if (!after) throw closed()
      await logActivity(
        tx,
        // Not among the report's own entries: what happened to the report is told from those.
        {
          actorId: currentUser.id,
          action: 'update',
          entity: 'report steps',
          entityId: id,
          details: { step, done },
        },
        now(),
      )
      return { ...after, asset_image_url: report.asset_image_url }
    })
    return { data: toReportRecord(changed) }
  },
)
