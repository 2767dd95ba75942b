import { getReport } from '../../../api/reports/get-report.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findOwnReport, toReportRecord } from '../../queries/reports/reports.ts'
import { route } from '../route.ts'

export const getReportRoute = route(getReport, async ({ database }, { input, currentUser }) => {
  const report = await findOwnReport(database.read, currentUser.id, input.id)
  return { data: toReportRecord(requireFound(report, 'report')) }
})
