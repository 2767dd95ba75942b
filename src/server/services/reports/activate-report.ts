import type { ReportRow } from '../../db/tables.ts'
import { changeReport } from '../../queries/reports/reports.ts'
import type { TransactionContext } from '../context.ts'
import { matchReport } from '../matching/match-report.ts'

/**
 * The one way in which a report becomes active, and so counts for everyone: as it is made, once our
 * team has confirmed it, or when they open it again. It is matched in the same transaction; the caller
 * holds the locks of its identifiers. Undefined when somebody else moved the report on in between.
 */
export async function activateReport(
  ctx: TransactionContext,
  report: Pick<ReportRow, 'id' | 'stage'>,
  change: Partial<Pick<ReportRow, 'confirmed_at' | 'closed_at' | 'outcome' | 'reason' | 'held'>>,
): Promise<ReportRow | undefined> {
  const { tx } = ctx
  const active = await changeReport(tx, report, { ...change, stage: 'active' })
  if (active) await matchReport(ctx, active.id)
  return active
}
