import type { ReportRow } from '../../db/tables.ts'
import type { TransactionContext } from '../context.ts'
import { matchReport } from '../matching/match-report.ts'
import { changeReportLogged } from './change-report.ts'

/**
 * The one way in which a report becomes active, and so counts for everyone: as it is made, once our
 * team has confirmed it, or when they open it again. It is matched in the same transaction; the caller
 * holds the locks of its identifiers. Undefined when somebody else moved the report on in between.
 */
export async function activateReport(
  ctx: TransactionContext,
  report: Pick<ReportRow, 'id' | 'stage' | 'held'>,
  change: Partial<Pick<ReportRow, 'confirmed_at' | 'closed_at' | 'outcome' | 'reason' | 'held'>>,
  by: Parameters<typeof changeReportLogged>[3],
): Promise<ReportRow | undefined> {
  const active = await changeReportLogged(ctx, report, { ...change, stage: 'active' }, by)
  if (active) await matchReport(ctx, active.id)
  return active
}
