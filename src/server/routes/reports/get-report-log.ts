import { getReportLog } from '../../../api/reports/get-report-log.ts'
import { requireFound } from '../../lib/require-found.ts'
import { entriesOfReportQuery } from '../../queries/proofs/log-entries.ts'
import { findOwnReport } from '../../queries/reports/reports.ts'
import { route } from '../route.ts'

export const getReportLogRoute = route(
  getReportLog,
  async ({ database }, { input, currentUser }) => {
    const found = await findOwnReport(database.read, currentUser.id, input.id)
    const report = requireFound(found, 'report')
    const rows = await entriesOfReportQuery(database.read, report.id).execute()
    return {
      data: rows.map(({ kind, role, time, commitment, position, nonce, identifiers }) => ({
        index: position,
        entry: { kind, role, time, commitment },
        opening: { nonce, identifiers: JSON.parse(identifiers) },
      })),
    }
  },
)
