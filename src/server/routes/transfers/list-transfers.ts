import { listTransfers } from '../../../api/transfers/list-transfers.ts'
import { requireFound } from '../../lib/require-found.ts'
import { transfersFrom, transfersTo } from '../../queries/transfers/transfers.ts'
import { findUser } from '../../queries/users/users.ts'
import { toReceivedTransfer, toSentTransfer } from '../../services/transfers/to-transfer-record.ts'
import { route } from '../route.ts'

export const listTransfersRoute = route(listTransfers, async (ctx, { currentUser }) => {
  const { database } = ctx
  const reader = requireFound(await findUser(database.read, currentUser.id), 'user')
  const received = await transfersTo(database.read, reader)
  const sent = await transfersFrom(database.read, currentUser.id)
  return {
    data: {
      toMe: await Promise.all(received.map((row) => toReceivedTransfer(ctx, row))),
      fromMe: sent.map((row) => toSentTransfer(ctx, row)),
    },
  }
})
