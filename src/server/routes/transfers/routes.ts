import { listTransfers } from '../../../api/transfers/list-transfers.ts'
import { offerTransfer } from '../../../api/transfers/offer-transfer.ts'
import { respondToTransfer } from '../../../api/transfers/respond-to-transfer.ts'
import { requireFound } from '../../lib/require-found.ts'
import { transfersFrom, transfersTo } from '../../queries/transfers/transfers.ts'
import { findUser } from '../../queries/users/users.ts'
import { offerTransferUseCase } from '../../services/transfers/offer-transfer.ts'
import { respondToTransferUseCase } from '../../services/transfers/respond-to-transfer.ts'
import { toReceivedTransfers, toSentTransfer } from '../../services/transfers/to-transfer-record.ts'
import { limitedRoute, type Route, route } from '../route.ts'
import { cancelTransferRoute } from './cancel-transfer.ts'
import { getOwnershipRoute } from './get-ownership.ts'

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
