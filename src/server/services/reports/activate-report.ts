import type { ReportRow } from '../../db/tables.ts'
import type { TransactionContext } from '../context.ts'
import { matchReportById } from '../matching/match-report.ts'
import { changeReportLogged } from './change-report.ts'

/**
 * Activates a report, so that lookups show it: when it is made, once staff confirm it, or when it
 * is reopened. It is matched in the same transaction; the caller must have locked its identifiers.
 * Undefined if the report was changed meanwhile.
 */
export async function activateReport(
  ctx: TransactionContext,
  report: Pick<ReportRow, 'id' | 'stage' | 'held'>,
  change: Partial<
    Pick<ReportRow, 'status' | 'confirmed_at' | 'closed_at' | 'outcome' | 'reason' | 'held'>
  >,
  by: Parameters<typeof changeReportLogged>[3],
): Promise<ReportRow | undefined> {
  const active = await changeReportLogged(ctx, report, { ...change, stage: 'active' }, by)
  if (active) await matchReportById(ctx, active.id)
  return active
}
