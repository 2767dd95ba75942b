import { Problem } from '../../../api/problem.ts'
import { whyCannotTransfer } from '../../../domain/transfers/transfers.ts'
import type { TransferRow, UserRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/require-found.ts'
import { assetIn } from '../../mail/transfer-messages.ts'
import { findAsset, lockAsset } from '../../queries/assets/assets.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { transferEligibility } from '../../queries/transfers/transfer-eligibility.ts'
import { closeTransfer, findReceived } from '../../queries/transfers/transfers.ts'
import { languageOfUser, lockUsers } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { Context, TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { stateOf } from './to-transfer-record.ts'
import { transferOwnership } from './transfer-ownership.ts'

const noSuchOffer = 'offer'

/**
 * Transfers the asset to the buyer, in one transaction and once: only one of concurrent endings
 * succeeds, and accepting again changes nothing. Returns the ids of uploads to delete afterwards.
 */
export async function acceptTransfer(
  ctx: TransactionContext,
  buyer: UserRow,
  { id, name }: { id: string; name?: string | undefined },
): Promise<string[]> {
  const { tx, database, now } = ctx
  const seen = requireFound(await findReceived(tx, buyer, id), noSuchOffer)
  if (seen.asset_id !== null) {
    await lockAsset(database, tx, seen.asset_id)
    await lockIdentities(database, tx, await identifiersOfAsset(tx, seen.asset_id))
  }
  await lockUsers(database, tx, [seen.from_user_id, buyer.id])
  const transfer = requireFound(await findReceived(tx, buyer, id), noSuchOffer)
  if (transfer.state === 'accepted') return []
  requireOpen(ctx, transfer)
  const found = await findAsset(tx, transfer.from_user_id, transfer.asset_id ?? '')
  if (!found || whyCannotTransfer(await transferEligibility(tx, found))) {
    throw new Problem('TRANSFER_REFUSED', 'buyer')
  }
  const unusedUploads = await transferOwnership(ctx, found, {
    buyerId: buyer.id,
    transferId: id,
    name,
  })
  const accepted = await closeTransfer(tx, id, 'accepted', now)
  if (!accepted) throw new Problem('TRANSFER_CLOSED', 'withdrawn')
  const details = { from: 'open', to: 'accepted' }
  logActivity(ctx, { action: 'update', entity: 'transfer', entityId: id, details })
  await notifyBoth(ctx, accepted, buyer)
  return unusedUploads
}

/** Throws `TRANSFER_CLOSED` with how the offer ended. */
export function requireOpen(ctx: Context, transfer: TransferRow): void {
  const state = stateOf(ctx, transfer)
  if (state !== 'open') throw new Problem('TRANSFER_CLOSED', state)
}

async function notifyBoth(
  ctx: TransactionContext,
  transfer: TransferRow,
  buyer: UserRow,
): Promise<void> {
  const { id, from_user_id, item } = transfer
  const notification = { subjectId: id, eventKey: `transfer-accepted ${id}` }
  const toSeller = {
    ...notification,
    userId: from_user_id,
    kind: 'transfer-accepted',
    data: { item },
  } as const
  await notifyUser(ctx, toSeller)
  const data = { item: assetIn(languageOfUser(buyer), transfer) }
  const toBuyer = { ...notification, userId: buyer.id, kind: 'transfer-received', data } as const
  await notifyUser(ctx, toBuyer)
}
