import { blockingKeysOf } from '../../../domain/matching/blocking-keys.ts'
import type { ReportRow } from '../../db/tables.ts'
import { keysOf, nameOfKey } from '../../queries/matching/blocking-keys.ts'
import { findCandidate } from '../../queries/matching/match-candidates.ts'
import type { TransactionContext } from '../context.ts'
import { pairOf } from './notify-match.ts'
import { type Candidate, toMatchCandidate } from './rank-candidates.ts'

type LockContext = Pick<TransactionContext, 'database' | 'tx'>

/** Locks the users who may be asked, so that concurrent reports count each other's offers. */
export async function lockOffers(
  ctx: LockContext,
  report: ReportRow,
  candidates: readonly Candidate[],
): Promise<void> {
  const { tx, database } = ctx
  const userIds = candidates
    .filter(({ isOffered }) => isOffered)
    .map(({ other }) => pairOf(report, other).missing.reporter_id)
  await database.lock(
    tx,
    userIds.map((id) => `offers:${id}`),
  )
}

/**
 * Takes the locks of matching before a report is closed or changed: otherwise another report could
 * match it meanwhile. The caller must have locked its identifiers.
 */
export async function lockBlockingKeysOf(
  ctx: LockContext,
  ...reportIds: readonly string[]
): Promise<void> {
  const { tx } = ctx
  const keys = new Set<string>()
  for (const id of reportIds) for (const key of await keysOf(tx, id)) keys.add(key)
  await lockKeys(ctx, [...keys])
}

/**
 * Takes the locks of several reports that one transaction will match. One report after another would
 * take them out of order.
 */
export async function lockBlockingKeysOfAll(
  ctx: LockContext & Pick<TransactionContext, 'lgas'>,
  reportIds: readonly string[],
): Promise<void> {
  const keys = new Set<string>()
  for (const id of reportIds) {
    const asset = await findCandidate(ctx.tx, id)
    if (!asset) continue
    for (const key of blockingKeysOf(toMatchCandidate(asset, ctx.lgas))) keys.add(key)
  }
  await lockKeys(ctx, [...keys])
}

/** Always after the locks of identifiers, to avoid deadlocks. */
async function lockKeys({ tx, database }: LockContext, keys: readonly string[]) {
  await database.lock(tx, keys.map(nameOfKey))
}
