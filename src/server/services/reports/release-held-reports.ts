import { firstStage, isHeldForReview } from '../../../domain/reports/reports.ts'
import type { IdentifierRow, ReportRow } from '../../db/tables.ts'
import { claimsHolding } from '../../queries/disputes/claims.ts'
import { heldReportsOn } from '../../queries/reports/reports.ts'
import type { TransactionContext } from '../context.ts'
import { lockBlockingKeysOfAll } from '../matching/lock-matching.ts'
import { matchReportById } from '../matching/match-report.ts'
import { changeReportLogged } from './change-report.ts'

/**
 * Ends the wait of reports on these identifiers that no earlier claim holds any more: its owner gave
 * it up, staff decided, or, for a find, its owner reports the loss. A theft then waits for staff as
 * any other does. `missingId` is a report whose keys are locked together with theirs.
 */
export async function releaseHeldReports(
  ctx: TransactionContext,
  identities: readonly Pick<IdentifierRow, 'namespace' | 'key'>[],
  missingId?: string,
): Promise<void> {
  const { tx } = ctx
  const held = await heldReportsOn(tx, identities)
  if (held.length === 0) return
  const ids = held.map(({ id }) => id)
  await lockBlockingKeysOfAll(ctx, missingId === undefined ? ids : [missingId, ...ids])
  for (const report of held) {
    const { reported_as } = report
    const claims = await claimsHolding(tx, report.asset_id)
    if (isHeldForReview(reported_as, claims)) continue
    // What somebody calls theirs waits for staff, or for an owner who lost it.
    if (report.held === 0 && !claims.some(({ isMissing }) => isMissing)) continue
    if (firstStage(reported_as) === 'active') {
      await activateReport(ctx, report, { held: 0 }, { role: 'system' })
    } else {
      await changeReportLogged(ctx, report, { held: 0 }, { role: 'system', kind: 'reported' })
    }
  }
}

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
