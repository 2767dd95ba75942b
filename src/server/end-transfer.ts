import type { TransferEnding } from '../domain/transfers.ts'
import type { Queries } from './db/database.ts'
import type { Transfers, Users } from './db/tables.ts'
import { logActivity } from './queries/activity-log.ts'
import {
  closeTransfer,
  openTransfersOn,
  openTransfersWith,
  type ReportedNumber,
} from './queries/transfers.ts'
import { holdPeople } from './queries/users.ts'
import type { Services } from './services.ts'
import { tell } from './tell.ts'
import { buyerOf, tellOfWithdrawal } from './tell-buyer.ts'

type Means = Pick<Services, 'database' | 'publicOrigin'>
/** Whose act it is, and when; nobody’s where time alone did it. */
interface Act {
  actorId: string | null
  now: number
}

/**
 * Ends an open offer, with its entry in the log, and tells whoever did not do it. Undefined when it
 * had ended before, or the thing has changed hands.
 */
export async function endTransfer(
  means: Means,
  tx: Queries,
  transfer: Transfers,
  ending: TransferEnding,
  act: Act,
): Promise<Transfers | undefined> {
  const buyer = await buyerOf(tx, transfer)
  await holdPeople(means.database, tx, [transfer.seller_id, ...(buyer ? [buyer.id] : [])])
  const ended = await closeTransfer(tx, transfer.id, ending, act.now)
  if (!ended) return undefined
  await logActivity(
    tx,
    {
      actorId: act.actorId,
      action: 'update',
      entity: 'transfer',
      entityId: ended.id,
      details: { from: 'open', to: ending },
    },
    act.now,
  )
  if (ending === 'cancelled' || ending === 'withdrawn') {
    await tellOfWithdrawal(means, tx, ended, act.now)
  }
  if (ending !== 'cancelled' && act.actorId !== ended.seller_id) {
    await tellSeller(means, tx, ended, ending, act.now)
  }
  return ended
}

/**
 * Ends what a person offers and is offered, each by itself: in the transaction that erases them it would
 * hold two people in another order than whoever accepts.
 */
export async function endTransfersWith(
  services: Means & Pick<Services, 'now'>,
  person: Pick<Users, 'id' | 'email'>,
): Promise<void> {
  const { database, now } = services
  const act = { actorId: person.id, now: now() }
  for (const transfer of await openTransfersWith(database.read, person)) {
    const ending = transfer.seller_id === person.id ? 'withdrawn' : 'declined'
    await database.write((tx) => endTransfer(services, tx, transfer, ending, act))
  }
}

const sellerHears = {
  declined: 'transfer-declined',
  withdrawn: 'transfer-stopped',
  expired: 'transfer-expired',
} as const

async function tellSeller(
  { publicOrigin }: Means,
  tx: Queries,
  { id, seller_id, item }: Transfers,
  ending: keyof typeof sellerHears,
  now: number,
): Promise<void> {
  const notice = { userId: seller_id, subjectId: id, data: { item }, eventKey: `${ending} ${id}` }
  await tell(tx, { ...notice, kind: sellerHears[ending] }, publicOrigin, now)
}

/**
 * Ends the offers of all that carries one of these numbers: there is a report on them now. Where it says
 * since when the reporter claims a number, who registered it before them keeps their offer. The locks of
 * the numbers are the caller's, so whoever accepts such an offer comes before or after.
 */
export async function withdrawOffersOn(
  means: Means,
  tx: Queries,
  identities: readonly ReportedNumber[],
  act: Act,
): Promise<void> {
  for (const transfer of await openTransfersOn(tx, identities)) {
    await endTransfer(means, tx, transfer, 'withdrawn', act)
  }
}
