import { getReportHistory } from '../../../api/reports/get-report-history.ts'
import { reportEventsOf } from '../../../domain/reports/report-history.ts'
import { requireFound } from '../../lib/require-found.ts'
import { changesOfReport } from '../../queries/activity/activity-log.ts'
import { findOwnReport } from '../../queries/reports/reports.ts'
import { route } from '../route.ts'

export const getReportHistoryRoute = route(
  getReportHistory,
  async ({ database }, { input, currentUser }) => {
    const found = await findOwnReport(database.read, currentUser.id, input.id)
    const report = requireFound(found, 'report')
    const changes = await changesOfReport(database.read, report.id)
    const { created_at: createdAt, reported_as: reportedAs, reason } = report
    return {
      data: { reportedAs, events: reportEventsOf({ createdAt, reportedAs, reason }, changes) },
    }
  },
)
