import { getReportLog } from '../../../api/reports/get-report-log.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findOwnReport } from '../../queries/reports/reports.ts'
import { entriesOfReport } from '../../services/proofs/report-entries.ts'
import { route } from '../route.ts'

export const getReportLogRoute = route(getReportLog, async (ctx, { input, currentUser }) => {
  const report = await findOwnReport(ctx.database.read, currentUser.id, input.id)
  return { data: await entriesOfReport(ctx, requireFound(report, 'report').id) }
})
