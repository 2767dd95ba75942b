import { Problem } from '../api/problem.ts'
import { mailedThing, refuseTransfer } from '../domain/transfers.ts'
import type { Queries } from './db/database.ts'
import type { Transfers, Users } from './db/tables.ts'
import { handAssetOver } from './hand-asset-over.ts'
import { requireFound } from './not-found.ts'
import { logActivity } from './queries/activity-log.ts'
import { findAsset, lockAsset } from './queries/assets.ts'
import { lockIdentities } from './queries/disputes.ts'
import { identifiersOfAsset } from './queries/identifiers.ts'
import { transferStanding } from './queries/transfer-standing.ts'
import { closeTransfer, findReceived } from './queries/transfers.ts'
import { holdPeople } from './queries/users.ts'
import type { Services } from './services.ts'
import { tell } from './tell.ts'
import { stateOf } from './transfer-records.ts'

const noSuchOffer = 'offer'

/**
 * Makes what was offered the buyer's own, in one transaction and once: of all that would end the offer
 * at the same time one wins, and to accept again changes nothing. Returns the ids of uploads that are
 * to be deleted once this is done.
 */
export async function acceptTransfer(
  services: Pick<Services, 'database' | 'publicOrigin'>,
  tx: Queries,
  buyer: Users,
  id: string,
  now: number,
): Promise<string[]> {
  const { database } = services
  const seen = requireFound(await findReceived(tx, buyer, id), noSuchOffer)
  if (seen.asset_id !== null) {
    await lockAsset(database, tx, seen.asset_id)
    await lockIdentities(database, tx, await identifiersOfAsset(tx, seen.asset_id))
  }
  await holdPeople(database, tx, [seen.seller_id, buyer.id])
  const transfer = requireFound(await findReceived(tx, buyer, id), noSuchOffer)
  if (transfer.state === 'accepted') return []
  requireOpen(transfer, now)
  const whole = await findAsset(tx, transfer.seller_id, transfer.asset_id ?? '')
  if (!whole || refuseTransfer(await transferStanding(tx, whole))) {
    throw new Problem('TRANSFER_REFUSED', 'buyer')
  }
  const unnamed = await handAssetOver(tx, whole, { buyerId: buyer.id, transferId: id }, now)
  const accepted = await closeTransfer(tx, id, 'accepted', now)
  if (!accepted) throw new Problem('TRANSFER_CLOSED', 'withdrawn')
  await logActivity(
    tx,
    {
      actorId: buyer.id,
      action: 'update',
      entity: 'transfer',
      entityId: id,
      details: { from: 'open', to: 'accepted' },
    },
    now,
  )
  await tellBoth(services, tx, accepted, buyer, now)
  return unnamed
}

/** Throws `TRANSFER_CLOSED` with how an offer has ended. */
export function requireOpen(transfer: Transfers, now: number): void {
  const state = stateOf(transfer, now)
  if (state !== 'open') throw new Problem('TRANSFER_CLOSED', state)
}

async function tellBoth(
  { publicOrigin }: Pick<Services, 'publicOrigin'>,
  tx: Queries,
  transfer: Transfers,
  buyer: Users,
  now: number,
): Promise<void> {
  const { id, seller_id, item } = transfer
  const notice = { subjectId: id, eventKey: `transfer-accepted ${id}` }
  const toSeller = {
    ...notice,
    userId: seller_id,
    kind: 'transfer-accepted',
    data: { item },
  } as const
  await tell(tx, toSeller, publicOrigin, now)
  const data = { item: mailedThing(transfer) }
  const toBuyer = { ...notice, userId: buyer.id, kind: 'transfer-received', data } as const
  await tell(tx, toBuyer, publicOrigin, now)
}
