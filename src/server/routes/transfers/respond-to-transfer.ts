import { respondToTransfer } from '../../../api/transfers/respond-to-transfer.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findReceived } from '../../queries/transfers/transfers.ts'
import { findUser } from '../../queries/users/users.ts'
import type { AppContext } from '../../services/context.ts'
import { acceptTransfer, requireOpen } from '../../services/transfers/accept-transfer.ts'
import { endTransfer } from '../../services/transfers/end-transfer.ts'
import { toReceivedTransfer } from '../../services/transfers/to-transfer-record.ts'
import { deleteUploads } from '../../services/uploads/delete-uploads.ts'
import { route } from '../route.ts'

const noSuchOffer = 'offer'

export const respondToTransferRoute = route(
  respondToTransfer,
  async (services, { input, currentUser }) => {
    const { database, limiter, now } = services
    await limiter.consume('change', currentUser.id)
    const { id, answer } = input
    const { unnamed, row } = await database.write(async (tx) => {
      const buyer = requireFound(await findUser(tx, currentUser.id), noSuchOffer)
      const unnamed =
        answer === 'accept' ? await acceptTransfer(services, tx, buyer, id, now()) : []
      if (answer === 'decline') await decline(services, tx, buyer, id, now())
      return { unnamed, row: requireFound(await findReceived(tx, buyer, id), noSuchOffer) }
    })
    await deleteUploads(services, unnamed)
    return { data: await toReceivedTransfer(services, row) }
  },
)

/** To decline again changes nothing. */
async function decline(services: AppContext, tx: Queries, buyer: UserRow, id: string, now: number) {
  const transfer = requireFound(await findReceived(tx, buyer, id), noSuchOffer)
  if (transfer.state === 'declined') return
  requireOpen(transfer, now)
  const ended = await endTransfer(services, tx, transfer, 'declined', { actorId: buyer.id, now })
  if (ended) return
  // Somebody was quicker: if it was the same person, nothing is wrong.
  const after = requireFound(await findReceived(tx, buyer, id), noSuchOffer)
  if (after.state !== 'declined') requireOpen(after, now)
}
