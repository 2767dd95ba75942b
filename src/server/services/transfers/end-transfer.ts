import { Problem } from '../../../api/problem.ts'
import type { respondToTransfer } from '../../../api/transfers/transfers.ts'
import type { TransferCloseReason } from '../../../domain/transfers/transfers.ts'
import type { TransferRow, UserRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { findAsset } from '../../queries/assets/assets.ts'
import {
  closeTransfer,
  findReceived,
  openTransfersOfAssets,
  openTransfersOn,
  openTransfersWith,
  type ReportedIdentifier,
} from '../../queries/transfers/transfers.ts'
import { findUser, lockUsers } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'
import { deleteUploads } from '../uploads/uploads.ts'
import { acceptTransfer, requireOpen } from './accept-transfer.ts'
import { refusalOf } from './check-asset.ts'
import { buyerOf, notifyTransferWithdrawn } from './notify-buyer.ts'
import { toReceivedTransfers } from './to-transfer-record.ts'

const noSuchOffer = 'offer'

export async function respondToTransferUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof respondToTransfer>,
) {
  const { id, answer, name } = input
  if (answer === 'accept') await requireUnreported(ctx, currentUser.id, id)
  const { unusedUploads, row } = await inTransaction(ctx, async (ctx, tx) => {
    const buyer = requireFound(await findUser(tx, currentUser.id), noSuchOffer)
    const unusedUploads = answer === 'accept' ? await acceptTransfer(ctx, buyer, { id, name }) : []
    if (answer === 'decline') await decline(ctx, buyer, id)
    return { unusedUploads, row: requireFound(await findReceived(tx, buyer, id), noSuchOffer) }
  })
  await deleteUploads(ctx, unusedUploads)
  const [answered] = await toReceivedTransfers(ctx, [row])
  return requireFound(answered, noSuchOffer)
}

/** Throws if a lookup of what is offered tells of a report by now. */
async function requireUnreported(ctx: Context, buyerId: string, id: string): Promise<void> {
  const { read } = ctx.database
  const buyer = requireFound(await findUser(read, buyerId), noSuchOffer)
  const offer = requireFound(await findReceived(read, buyer, id), noSuchOffer)
  if (offer.state !== 'open' || offer.asset_id === null) return
  const offered = await findAsset(read, offer.from_user_id, offer.asset_id)
  if (offered && (await refusalOf(ctx, read, offered))) {
    throw new Problem('TRANSFER_REFUSED', 'buyer')
  }
}

/** Declining again changes nothing. */
async function decline(ctx: TransactionContext, buyer: UserRow, id: string) {
  const { tx } = ctx
  const transfer = requireFound(await findReceived(tx, buyer, id), noSuchOffer)
  if (transfer.state === 'declined') return
  requireOpen(ctx, transfer)
  const ended = await endTransfer(ctx, transfer, 'declined')
  if (ended) return
  // Decided meanwhile: no error if it was the same user.
  const after = requireFound(await findReceived(tx, buyer, id), noSuchOffer)
  if (after.state !== 'declined') requireOpen(ctx, after)
}

/**
 * Ends an open offer, with its log entry, and notifies the other user. Undefined if it had ended
 * before, or the asset has a new owner.
 */
export async function endTransfer(
  ctx: TransactionContext,
  transfer: TransferRow,
  ending: TransferCloseReason,
): Promise<TransferRow | undefined> {
  const { tx } = ctx
  const buyer = await buyerOf(tx, transfer)
  await lockUsers(ctx.database, tx, [transfer.from_user_id, ...(buyer ? [buyer.id] : [])])
  const ended = await closeTransfer(tx, transfer.id, ending, ctx.now)
  if (!ended) return undefined
  const details = { from: 'open', to: ending }
  logActivity(ctx, { action: 'update', entity: 'transfer', entityId: ended.id, details })
  if (ending === 'cancelled' || ending === 'withdrawn') {
    await notifyTransferWithdrawn(ctx, ended)
  }
  if (ending !== 'cancelled' && ctx.actor?.id !== ended.from_user_id) {
    await notifySeller(ctx, ended, ending)
  }
  return ended
}

/**
 * Ends all offers from and to a user, each in its own transaction: in the transaction of an
 * erasure, users would be locked in another order than by an acceptance.
 */
export async function endTransfersWith(
  ctx: Context,
  user: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  const { database } = ctx
  for (const transfer of await openTransfersWith(database.read, user)) {
    const ending = transfer.from_user_id === user.id ? 'withdrawn' : 'declined'
    await inTransaction(ctx, (ctx) => endTransfer(ctx, transfer, ending))
  }
}

const sellerNotification = {
  declined: 'transfer-declined',
  withdrawn: 'transfer-stopped',
  expired: 'transfer-expired',
} as const

async function notifySeller(
  ctx: TransactionContext,
  { id, from_user_id, item }: TransferRow,
  ending: keyof typeof sellerNotification,
): Promise<void> {
  const notification = {
    userId: from_user_id,
    subjectId: id,
    data: { item },
    eventKey: `${ending} ${id}`,
  }
  await notifyUser(ctx, { ...notification, kind: sellerNotification[ending] })
}

/**
 * Ends the offers of all assets with one of these identifiers, because of a report. Owners who
 * registered an identifier before its `registered_at` keep their offers. The caller must have
 * locked the identifiers, so that an acceptance comes before or after.
 */
export async function cancelTransfersForIdentifiers(
  ctx: TransactionContext,
  identities: readonly ReportedIdentifier[],
): Promise<void> {
  const { tx } = ctx
  for (const transfer of await openTransfersOn(tx, identities)) {
    await endTransfer(ctx, transfer, 'withdrawn')
  }
}

/** Ends the offers of these assets, because their owner is in a dispute. */
export async function cancelTransfersOfAssets(
  ctx: TransactionContext,
  assetIds: readonly string[],
): Promise<void> {
  for (const transfer of await openTransfersOfAssets(ctx.tx, assetIds)) {
    await endTransfer(ctx, transfer, 'withdrawn')
  }
}
