import {
  cancelTransfer,
  getOwnership,
  listTransfers,
  offerTransfer,
  respondToTransfer,
} from '../../api/transfers/transfers.ts'
import { problemMessages } from '../../locales/en/problems.ts'
import { requireFound } from '../lib/preconditions.ts'
import { assetHistoryOf, findAsset } from '../queries/assets/assets.ts'
import {
  findSent,
  openTransferOf,
  transfersFrom,
  transfersTo,
} from '../queries/transfers/transfers.ts'
import { findUser } from '../queries/users/users.ts'
import { toContestRecord } from '../services/disputes/answer-contest.ts'
import { inTransaction } from '../services/transaction.ts'
import { requireOpen } from '../services/transfers/accept-transfer.ts'
import { refusalOf } from '../services/transfers/check-asset.ts'
import { endTransfer, respondToTransferUseCase } from '../services/transfers/end-transfer.ts'
import { offerTransferUseCase } from '../services/transfers/offer-transfer.ts'
import {
  stateOf,
  toReceivedTransfers,
  toSentTransfer,
} from '../services/transfers/to-transfer-record.ts'
import { limitedRoute, type Route, route } from './route.ts'

const noSuchOffer = 'own-offer'

const cancelTransferRoute = route(cancelTransfer, async (ctx, { input, currentUser }) => {
  const { limiter, withMinDuration } = ctx
  await limiter.consume('change', currentUser.id)
  const { id } = input
  // The response time must not reveal whether the buyer has an account, or has blocked the seller.
  const work = inTransaction(ctx, async (ctx, tx) => {
    const transfer = requireFound(await findSent(tx, currentUser.id, id), noSuchOffer)
    const ended = transfer.state === 'open' && (await endTransfer(ctx, transfer, 'cancelled'))
    const after = requireFound(await findSent(tx, currentUser.id, id), noSuchOffer)
    // Cancelling again changes nothing. Throws if the offer ended in another way first.
    if (!ended && after.state !== 'cancelled') requireOpen(ctx, after)
    return after
  })
  return { data: toSentTransfer(ctx, await withMinDuration(work)) }
})

const getOwnershipRoute = route(getOwnership, async (ctx, { input, currentUser }) => {
  const { read } = ctx.database
  const found = requireFound(await findAsset(read, currentUser.id, input.id), 'asset')
  const offer = await openTransferOf(read, currentUser.id, input.id)
  const isOpen = offer !== undefined && stateOf(ctx, offer) === 'open'
  const refusal = await refusalOf(ctx, read, found)
  return {
    data: {
      ...assetHistoryOf(found.asset),
      offer: isOpen ? toSentTransfer(ctx, offer) : null,
      refusal: refusal && problemMessages.TRANSFER_REFUSED[refusal],
      contest: await toContestRecord(read, found),
    },
  }
})

export const transfersRoutes: readonly Route[] = [
  limitedRoute(offerTransfer, 'offer', offerTransferUseCase),
  getOwnershipRoute,
  route(listTransfers, async (ctx, { currentUser }) => {
    const { database } = ctx
    const reader = requireFound(await findUser(database.read, currentUser.id), 'user')
    const received = await transfersTo(database.read, reader)
    const sent = await transfersFrom(database.read, currentUser.id)
    return {
      data: {
        toMe: await toReceivedTransfers(ctx, received),
        fromMe: sent.map((row) => toSentTransfer(ctx, row)),
      },
    }
  }),
  limitedRoute(respondToTransfer, 'change', respondToTransferUseCase),
  cancelTransferRoute,
]
