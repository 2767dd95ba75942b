import { firstStage, isHeldForReview } from '../../../domain/reports/reports.ts'
import type { IdentifierRow, ReportRow } from '../../db/tables.ts'
import { claimsHoldingEach } from '../../queries/disputes/claims-holding.ts'
import { rejectedAmong } from '../../queries/disputes/contests.ts'
import { findsCalledTheirs } from '../../queries/disputes/earlier-reports.ts'
import { isFindMatched } from '../../queries/matching/matches.ts'
import { heldReportsOn } from '../../queries/reports/reports.ts'
import type { TransactionContext } from '../context.ts'
import { lockBlockingKeysOf, lockBlockingKeysOfAll } from '../matching/lock-matching.ts'
import { closeMatches, matchReportById } from '../matching/match-report.ts'
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
  const assetIds = held.map(({ asset_id }) => asset_id)
  const calledTheirs = await findsCalledTheirs(
    tx,
    held.map(({ id }) => id),
  )
  const rejected = await rejectedAmong(tx, assetIds)
  let claimsTo = await claimsHoldingEach(tx, assetIds)
  const mayEnd = (report: ReportRow) => {
    // What a refused claimant misses waits for staff, also if nobody else claims it any more.
    if (report.reported_as !== 'Found' && rejected.has(report.asset_id)) return false
    const claims = claimsTo(report)
    if (isHeldForReview(report.reported_as, claims)) return false
    // What somebody calls theirs waits for staff, or for an owner who lost it.
    const isCalledTheirs = report.held === 0 || calledTheirs.has(report.id)
    return !isCalledTheirs || claims.some(({ isMissing }) => isMissing)
  }
  const ending = held.filter(mayEnd)
  if (ending.length === 0) return
  // A loss whose wait ends may end that of finds.
  const next = ending.every(({ reported_as }) => reported_as === 'Found') ? ending : held
  const ids = next.map(({ id }) => id)
  await lockBlockingKeysOfAll(ctx, missingId === undefined ? ids : [missingId, ...ids])
  for (const report of next) {
    if (!mayEnd(report)) continue
    if (firstStage(report.reported_as) === 'active') {
      await activateReport(ctx, report, { held: 0 }, { role: 'system' })
    } else {
      await changeReportLogged(ctx, report, { held: 0 }, { role: 'system', kind: 'reported' })
    }
    if (report.reported_as !== 'Found') claimsTo = await claimsHoldingEach(tx, assetIds)
  }
}

/**
 * Lets a find wait again once nobody misses the thing any more: an earlier registrant has it back. The
 * caller has locked its identifiers.
 */
export async function holdFindAgain(ctx: TransactionContext, find: ReportRow): Promise<void> {
  const { tx } = ctx
  if (find.stage !== 'active' || find.confirmed_at !== null) return
  const claimsTo = await claimsHoldingEach(tx, [find.asset_id])
  if (!isHeldForReview(find.reported_as, claimsTo(find))) return
  await lockBlockingKeysOf(ctx, find.id)
  if (await isFindMatched(tx, find.id)) return
  const change = { stage: 'pending', held: 1 } as const
  const held = await changeReportLogged(ctx, find, change, { role: 'system' })
  if (held) await closeMatches(ctx, held, 'withdrawn')
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
