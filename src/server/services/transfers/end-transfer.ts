import type { TransferCloseReason } from '../../../domain/transfers/transfers.ts'
import type { Queries } from '../../db/database.ts'
import type { TransferRow, UserRow } from '../../db/tables.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import {
  closeTransfer,
  openTransfersOn,
  openTransfersWith,
  type ReportedNumber,
} from '../../queries/transfers/transfers.ts'
import { lockUsers } from '../../queries/users/users.ts'
import type { AppContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { buyerOf, notifyTransferWithdrawn } from './notify-buyer.ts'

type Deps = Pick<AppContext, 'database' | 'publicOrigin'>
/** Whose act it is, and when; nobody’s where time alone did it. */
interface Endpoint {
  actorId: string | null
  now: number
}

/**
 * Ends an open offer, with its entry in the log, and tells whoever did not do it. Undefined when it
 * had ended before, or the thing has changed hands.
 */
export async function endTransfer(
  means: Deps,
  tx: Queries,
  transfer: TransferRow,
  ending: TransferCloseReason,
  endpoint: Endpoint,
): Promise<TransferRow | undefined> {
  const buyer = await buyerOf(tx, transfer)
  await lockUsers(means.database, tx, [transfer.from_user_id, ...(buyer ? [buyer.id] : [])])
  const ended = await closeTransfer(tx, transfer.id, ending, endpoint.now)
  if (!ended) return undefined
  await logActivity(
    tx,
    {
      actorId: endpoint.actorId,
      action: 'update',
      entity: 'transfer',
      entityId: ended.id,
      details: { from: 'open', to: ending },
    },
    endpoint.now,
  )
  if (ending === 'cancelled' || ending === 'withdrawn') {
    await notifyTransferWithdrawn(means, tx, ended, endpoint.now)
  }
  if (ending !== 'cancelled' && endpoint.actorId !== ended.from_user_id) {
    await tellSeller(means, tx, ended, ending, endpoint.now)
  }
  return ended
}

/**
 * Ends what a person offers and is offered, each by itself: in the transaction that erases them it would
 * hold two people in another order than whoever accepts.
 */
export async function endTransfersWith(
  services: Deps & Pick<AppContext, 'now'>,
  user: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  const { database, now } = services
  const endpoint = { actorId: user.id, now: now() }
  for (const transfer of await openTransfersWith(database.read, user)) {
    const ending = transfer.from_user_id === user.id ? 'withdrawn' : 'declined'
    await database.write((tx) => endTransfer(services, tx, transfer, ending, endpoint))
  }
}

const sellerHears = {
  declined: 'transfer-declined',
  withdrawn: 'transfer-stopped',
  expired: 'transfer-expired',
} as const

async function tellSeller(
  { publicOrigin }: Deps,
  tx: Queries,
  { id, from_user_id, item }: TransferRow,
  ending: keyof typeof sellerHears,
  now: number,
): Promise<void> {
  const notice = {
    userId: from_user_id,
    subjectId: id,
    data: { item },
    eventKey: `${ending} ${id}`,
  }
  await notifyUser(tx, { ...notice, kind: sellerHears[ending] }, publicOrigin, now)
}

/**
 * Ends the offers of all that carries one of these numbers: there is a report on them now. Where it says
 * since when the reporter claims a number, who registered it before them keeps their offer. The locks of
 * the numbers are the caller's, so whoever accepts such an offer comes before or after.
 */
export async function cancelTransfersForIdentifiers(
  means: Deps,
  tx: Queries,
  identities: readonly ReportedNumber[],
  endpoint: Endpoint,
): Promise<void> {
  for (const transfer of await openTransfersOn(tx, identities)) {
    await endTransfer(means, tx, transfer, 'withdrawn', endpoint)
  }
}
