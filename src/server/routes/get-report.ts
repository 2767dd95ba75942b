import { getReport } from '../../api/get-report.ts'
import { requireFound } from '../not-found.ts'
import { findOwnReport, toReportRecord } from '../queries/reports.ts'
import { route } from '../route.ts'

export const getReportRoute = route(getReport, async ({ database }, { input, caller }) => {
  const report = await findOwnReport(database.read, caller.id, input.id)
  return { data: toReportRecord(requireFound(report, 'report')) }
})
