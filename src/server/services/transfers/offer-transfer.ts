import { Problem } from '../../../api/problem.ts'
import type { offerTransfer } from '../../../api/transfers/transfers.ts'
import { offerMs, whyCannotTransfer } from '../../../domain/transfers/transfers.ts'
import { newId } from '../../lib/ids.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { findAsset, lockAsset } from '../../queries/assets/assets.ts'
import { transferEligibility } from '../../queries/transfers/transfer-eligibility.ts'
import { insertTransfer, openTransferOf } from '../../queries/transfers/transfers.ts'
import { requireNoReset } from '../../security/staff-access.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import { requireCorrectPassword } from '../auth/require-correct-password.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { refusalOf } from './check-asset.ts'
import { endTransfer } from './end-transfer.ts'
import { notifyTransferOffered } from './notify-buyer.ts'
import { claimsOf, requireProofOf } from './offered-proof.ts'
import { stateOf, toSentTransfer } from './to-transfer-record.ts'

export async function offerTransferUseCase(ctx: Context, request: RequestOf<typeof offerTransfer>) {
  const { database, withMinDuration, now } = ctx
  const { input, currentUser } = request
  const seller = await requireCorrectPassword(ctx, request, input.password, 'password')
  requireNoReset(ctx, currentUser)
  if (input.email === seller.email) {
    throw new Problem('INVALID_INPUT', 'own-email', { field: 'email' })
  }
  const seen = requireFound(await findAsset(database.read, currentUser.id, input.id), 'asset')
  const refusal = await refusalOf(ctx, database.read, seen)
  if (refusal) throw new Problem('TRANSFER_REFUSED', refusal)
  const proof = input.proof ? await claimsOf(ctx, input.proof) : undefined
  // Neither the response nor its time may reveal whether the buyer has an account.
  const offered = await withMinDuration(
    inTransaction(ctx, async (ctx, tx) => {
      await lockAsset(database, tx, input.id)
      const found = requireFound(await findAsset(tx, currentUser.id, input.id), 'asset')
      const refusal = whyCannotTransfer(await transferEligibility(tx, found))
      if (refusal) throw new Problem('TRANSFER_REFUSED', refusal)
      await endOverdue(ctx, currentUser.id, input.id)
      const { type, name, brand, model } = found.asset
      const proofNumber = proof === undefined ? null : requireProofOf(proof, found.identifiers)
      const transfer = await insertTransfer(tx, {
        id: newId(),
        asset_id: input.id,
        from_user_id: currentUser.id,
        to_email: input.email,
        shares_name: input.shareName ? 1 : 0,
        item: name,
        ...{ type, brand, model },
        state: 'open',
        proof_number: proofNumber,
        created_at: now,
        ends_at: now + offerMs,
      })
      if (!transfer) throw new Problem('TRANSFER_REFUSED', 'offered-already')
      await notifyTransferOffered(ctx, transfer)
      const details = { asset: input.id }
      logActivity(ctx, { action: 'create', entity: 'transfer', entityId: transfer.id, details })
      return { ...transfer, own_asset_id: input.id }
    }),
  )
  return toSentTransfer(ctx, offered)
}

/** An expired offer makes room for a new one, whether or not it was purged. */
async function endOverdue(ctx: TransactionContext, sellerId: string, assetId: string) {
  const { tx } = ctx
  const before = await openTransferOf(tx, sellerId, assetId)
  if (!before || stateOf(ctx, before) === 'open') return
  await endTransfer({ ...ctx, actor: null }, before, 'expired')
}
