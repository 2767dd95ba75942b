import { markStep } from '../../api/mark-step.ts'
import { Problem } from '../../api/problem.ts'
import { isOpen } from '../../domain/reports.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { changeReport, doneStepsOf, findOwnReport, toReportRecord } from '../queries/reports.ts'
import { route } from '../route.ts'

const closed = () => new Problem('REPORT_CLOSED', 'steps')

export const markStepRoute = route(
  markStep,
  async ({ database, limiter, now }, { input, caller }) => {
    await limiter.take('change', caller.id)
    const { id, step, done } = input
    const changed = await database.write(async (tx) => {
      // Two ticks at once: the list is read and written as a whole.
      await database.lock(tx, `steps:${id}`)
      const report = requireFound(await findOwnReport(tx, caller.id, id), 'report')
      if (!isOpen(report.stage)) throw closed()
      const others = doneStepsOf(report).filter((each) => each !== step)
      const after = await changeReport(tx, report, {
        done_steps: JSON.stringify(done ? [...others, step] : others),
      })
      if (!after) throw closed()
      await logActivity(
        tx,
        // Not among the report's own entries: what happened to the report is told from those.
        {
          actorId: caller.id,
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
