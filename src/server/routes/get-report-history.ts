import { getReportHistory } from '../../api/get-report-history.ts'
import { historyOf } from '../../domain/report-history.ts'
import { requireFound } from '../not-found.ts'
import { changesOfReport } from '../queries/activity-log.ts'
import { findOwnReport } from '../queries/reports.ts'
import { route } from '../route.ts'

export const getReportHistoryRoute = route(
  getReportHistory,
  async ({ database }, { input, caller }) => {
    const found = await findOwnReport(database.read, caller.id, input.id)
    const report = requireFound(found, 'report')
    const changes = await changesOfReport(database.read, report.id)
    const { created_at: createdAt, reported_as: reportedAs, reason } = report
    return {
      data: { reportedAs, events: historyOf({ createdAt, reportedAs, reason }, changes) },
    }
  },
)
