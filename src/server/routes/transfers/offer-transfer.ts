import { Problem } from '../../../api/problem.ts'
import { offerTransfer } from '../../../api/transfers/offer-transfer.ts'
import { offerMs, whyCannotTransfer } from '../../../domain/transfers/transfers.ts'
import type { Queries } from '../../db/database.ts'
import { newId } from '../../lib/ids.ts'
import { requireFound } from '../../lib/require-found.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { findAsset, lockAsset } from '../../queries/assets/assets.ts'
import { transferEligibility } from '../../queries/transfers/transfer-eligibility.ts'
import { insertTransfer, openTransferOf } from '../../queries/transfers/transfers.ts'
import { requireCorrectPassword } from '../../services/auth/reauthenticate.ts'
import type { AppContext } from '../../services/context.ts'
import { endTransfer } from '../../services/transfers/end-transfer.ts'
import { notifyTransferOffered } from '../../services/transfers/notify-buyer.ts'
import { stateOf, toSentTransfer } from '../../services/transfers/to-transfer-record.ts'
import { route } from '../route.ts'

export const offerTransferRoute = route(offerTransfer, async (services, exchange) => {
  const { database, withMinDuration: inEvenTime, limiter, now } = services
  const { input, currentUser } = exchange
  await limiter.consume('offer', currentUser.id)
  const seller = await requireCorrectPassword(services, exchange, input.password, 'password')
  if (input.email === seller.email) {
    throw new Problem('INVALID_INPUT', 'own-email', { field: 'email' })
  }
  const at = now()
  // Whether the buyer has an account decides whom we tell and how: neither the answer nor its time says so.
  const offered = await inEvenTime(
    database.write(async (tx) => {
      await lockAsset(database, tx, input.id)
      const whole = requireFound(await findAsset(tx, currentUser.id, input.id), 'asset')
      const refusal = whyCannotTransfer(await transferEligibility(tx, whole))
      if (refusal) throw new Problem('TRANSFER_REFUSED', refusal)
      await endOverdue(services, tx, currentUser.id, input.id, at)
      const { type, name, brand, model } = whole.asset
      const transfer = await insertTransfer(tx, {
        id: newId(),
        asset_id: input.id,
        from_user_id: currentUser.id,
        to_email: input.email,
        shares_name: input.tellName ? 1 : 0,
        item: name,
        ...{ type, brand, model },
        state: 'open',
        created_at: at,
        ends_at: at + offerMs,
      })
      if (!transfer) throw new Problem('TRANSFER_REFUSED', 'offered-already')
      await notifyTransferOffered(services, tx, transfer, at)
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'create',
          entity: 'transfer',
          entityId: transfer.id,
          details: { asset: input.id },
        },
        at,
      )
      return { ...transfer, own_asset_id: input.id }
    }),
  )
  return { data: toSentTransfer(offered, at) }
})

/** An offer whose days are over makes room for a new one, whether it was swept yet or not. */
async function endOverdue(
  services: AppContext,
  tx: Queries,
  sellerId: string,
  assetId: string,
  now: number,
) {
  const before = await openTransferOf(tx, sellerId, assetId)
  if (!before || stateOf(before, now) === 'open') return
  await endTransfer(services, tx, before, 'expired', { actorId: null, now })
}
