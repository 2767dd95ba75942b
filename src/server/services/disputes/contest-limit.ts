import { maxContests } from '../../../domain/disputes/disputes.ts'
import type { Lock } from '../../db/database.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { standingsAmong } from '../../queries/disputes/standings.ts'
import {
  countLaterClaims,
  endWait,
  insertWaitingClaims,
  otherLaterClaims,
  type WaitingClaim,
  waitingClaimsQuery,
} from '../../queries/disputes/waiting-claims.ts'
import { isVerifiedBusiness } from '../../queries/merchants/merchants.ts'
import { type AppContext, type Context, contextOf, type TransactionContext } from '../context.ts'
import { eachDespiteErrors } from '../each-despite-errors.ts'
import { inTransaction } from '../transaction.ts'
import { openDisputes } from './settle-claims.ts'

/**
 * Lets the claims of a new or changed asset wait with which its owner would contest more than
 * `maxContests` numbers. It is stored either way, so the answer tells nothing, nor does the number
 * of queries. The caller has locked the identifiers.
 */
export async function limitContests(
  { database, tx, now }: Pick<TransactionContext, 'database' | 'tx' | 'now'>,
  asset: { id: string; ownerId: string },
): Promise<void> {
  const [others] = await database.together(
    tx,
    [otherLaterClaims(tx, asset, maxContests).compile()],
    [claimsLock(asset.ownerId)],
  )
  const isBusiness = await isVerifiedBusiness(tx, asset.ownerId, now)
  await insertWaitingClaims(
    tx,
    asset.id,
    isBusiness ? maxNumbers : maxContests - others.length,
    now,
  )
}

/** More than one asset can have. */
const maxNumbers = 1000

/**
 * Lets waiting claims count whose owners contest fewer numbers by now, or which are alone. Returns
 * how many.
 */
export async function releaseWaitingClaims(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  const waiting = await waitingClaimsQuery(ctx.database.read).execute()
  return eachDespiteErrors(waiting, (claim) => release(ctx, claim))
}

async function release(ctx: Context, claim: WaitingClaim): Promise<boolean> {
  return inTransaction(ctx, async (ctx, tx) => {
    const { database, now } = ctx
    await lockIdentities(database, tx, [claim])
    await database.together(tx, [], [claimsLock(claim.owner_id)])
    const standing = (await standingsAmong(tx, claim)).find(
      ({ assetId }) => assetId === claim.asset_id,
    )?.standing
    if (standing !== 'alone' && standing !== 'waits') return false
    const mayContest =
      standing === 'alone' ||
      (await countLaterClaims(tx, claim.owner_id, maxContests)) < maxContests ||
      (await isVerifiedBusiness(tx, claim.owner_id, now))
    if (!mayContest) return false
    await endWait(tx, claim, now)
    await openDisputes(ctx, [claim])
    return true
  })
}

/** Two registrations of one account at the same time must not both be the third. */
const claimsLock = (ownerId: string): Lock => ({
  names: [`claims of ${ownerId}`],
  mode: 'exclusive',
})
