import { offerTransfer } from '../../api/offer-transfer.ts'
import { Problem } from '../../api/problem.ts'
import { offerMs, refuseTransfer } from '../../domain/transfers.ts'
import { checkPassword } from '../check-password.ts'
import type { Queries } from '../db/database.ts'
import { endTransfer } from '../end-transfer.ts'
import { newId } from '../ids.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findAsset, lockAsset } from '../queries/assets.ts'
import { transferStanding } from '../queries/transfer-standing.ts'
import { insertTransfer, openTransferOf } from '../queries/transfers.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'
import { tellOfOffer } from '../tell-buyer.ts'
import { stateOf, toSentTransfer } from '../transfer-records.ts'

export const offerTransferRoute = route(offerTransfer, async (services, exchange) => {
  const { database, inEvenTime, limiter, now } = services
  const { input, caller } = exchange
  await limiter.take('offer', caller.id)
  const seller = await checkPassword(services, exchange, input.password, 'password')
  if (input.email === seller.email) {
    throw new Problem('INVALID_INPUT', 'own-email', { field: 'email' })
  }
  const at = now()
  // Whether the buyer has an account decides whom we tell and how: neither the answer nor its time says so.
  const offered = await inEvenTime(
    database.write(async (tx) => {
      await lockAsset(database, tx, input.id)
      const whole = requireFound(await findAsset(tx, caller.id, input.id), 'asset')
      const refusal = refuseTransfer(await transferStanding(tx, whole))
      if (refusal) throw new Problem('TRANSFER_REFUSED', refusal)
      await endOverdue(services, tx, caller.id, input.id, at)
      const { type, name, brand, model } = whole.asset
      const transfer = await insertTransfer(tx, {
        id: newId(),
        asset_id: input.id,
        seller_id: caller.id,
        buyer_email: input.email,
        tells_name: input.tellName ? 1 : 0,
        item: name,
        ...{ type, brand, model },
        state: 'open',
        created_at: at,
        ends_at: at + offerMs,
      })
      if (!transfer) throw new Problem('TRANSFER_REFUSED', 'offered-already')
      await tellOfOffer(services, tx, transfer, at)
      await logActivity(
        tx,
        {
          actorId: caller.id,
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
  services: Services,
  tx: Queries,
  sellerId: string,
  assetId: string,
  now: number,
) {
  const before = await openTransferOf(tx, sellerId, assetId)
  if (!before || stateOf(before, now) === 'open') return
  await endTransfer(services, tx, before, 'expired', { actorId: null, now })
}
