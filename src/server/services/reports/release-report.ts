import { firstStage, isHeldForReview, isOpen } from '../../../domain/reports/reports.ts'
import { earlierClaims } from '../../queries/disputes/claims.ts'
import { findReport } from '../../queries/reports/reports.ts'
import type { TransactionContext } from '../context.ts'
import { lockBlockingKeysOfAll } from '../matching/lock-matching.ts'
import { activateReport } from './activate-report.ts'
import { changeReportLogged } from './change-report.ts'

/**
 * Shows a report that waited for staff because of an earlier claim to its identifier, if there is no
 * such claim any more. The caller has locked its identifiers.
 */
export async function releaseReport(ctx: TransactionContext, reportId: string): Promise<void> {
  const { tx } = ctx
  const report = await findReport(tx, reportId)
  if (!report || report.held === 0 || !isOpen(report.stage)) return
  if (isHeldForReview(report.reported_as, await earlierClaims(tx, report.asset_id))) return
  const by = { role: 'system' } as const
  if (firstStage(report.reported_as) !== 'active') {
    await changeReportLogged(ctx, report, { held: 0 }, by)
    return
  }
  await lockBlockingKeysOfAll(ctx, [report.id])
  await activateReport(ctx, report, { held: 0 }, by)
}
