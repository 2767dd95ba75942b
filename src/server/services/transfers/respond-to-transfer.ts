import { Problem } from '../../../api/problem.ts'
import type { respondToTransfer } from '../../../api/transfers/transfers.ts'
import type { UserRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findAsset } from '../../queries/assets/assets.ts'
import { findReceived } from '../../queries/transfers/transfers.ts'
import { findUser } from '../../queries/users/users.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { deleteUploads } from '../uploads/delete-uploads.ts'
import { acceptTransfer, requireOpen } from './accept-transfer.ts'
import { refusalOf } from './check-asset.ts'
import { endTransfer } from './end-transfer.ts'
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
