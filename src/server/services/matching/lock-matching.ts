import type { ReportRow } from '../../db/tables.ts'
import { keysOf } from '../../queries/matching/blocking-keys.ts'
import type { TransactionContext } from '../context.ts'
import { pairOf } from './notify-match.ts'
import type { Candidate } from './rank-candidates.ts'

type LockContext = Pick<TransactionContext, 'database' | 'tx'>

/** Of many reports at once each sees how often its reporter was asked by the others. */
export async function lockOffers(
  ctx: LockContext,
  report: ReportRow,
  candidates: readonly Candidate[],
): Promise<void> {
  const { tx, database } = ctx
  const asked = candidates
    .filter(({ isOffered }) => isOffered)
    .map(({ other }) => pairOf(report, other).missing.reporter_id)
  for (const id of [...new Set(asked)].sort()) await database.lock(tx, `offers:${id}`)
}

/**
 * Takes, before a report is closed or changed, the rights that matching it takes: else somebody
 * could match with it while it goes. The locks of its identifiers are the caller's.
 */
export async function lockKeysOf(ctx: LockContext, ...reportIds: readonly string[]): Promise<void> {
  const { tx } = ctx
  const keys = new Set<string>()
  for (const id of reportIds) for (const key of await keysOf(tx, id)) keys.add(key)
  await lockNear(ctx, [...keys])
}

/** Always in one order, and after the locks of identifiers. */
export async function lockNear(ctx: LockContext, keys: readonly string[]): Promise<void> {
  const { tx, database } = ctx
  for (const key of keys.toSorted()) await database.lock(tx, `near:${key}`)
}
