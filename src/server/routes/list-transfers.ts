import { listTransfers } from '../../api/list-transfers.ts'
import { requireFound } from '../not-found.ts'
import { transfersFrom, transfersTo } from '../queries/transfers.ts'
import { findUser } from '../queries/users.ts'
import { route } from '../route.ts'
import { toReceivedTransfer, toSentTransfer } from '../transfer-records.ts'

export const listTransfersRoute = route(listTransfers, async (services, { caller }) => {
  const { database, now } = services
  const reader = requireFound(await findUser(database.read, caller.id), 'user')
  const received = await transfersTo(database.read, reader)
  const sent = await transfersFrom(database.read, caller.id)
  return {
    data: {
      toMe: await Promise.all(received.map((row) => toReceivedTransfer(services, row))),
      fromMe: sent.map((row) => toSentTransfer(row, now())),
    },
  }
})
