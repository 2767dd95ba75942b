import { cancelTransfer } from '../../../api/transfers/cancel-transfer.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findSent } from '../../queries/transfers/transfers.ts'
import { requireOpen } from '../../services/transfers/accept-transfer.ts'
import { endTransfer } from '../../services/transfers/end-transfer.ts'
import { toSentTransfer } from '../../services/transfers/to-transfer-record.ts'
import { route } from '../route.ts'

const noSuchOffer = 'own-offer'

export const cancelTransferRoute = route(
  cancelTransfer,
  async (services, { input, currentUser }) => {
    const { database, limiter, now } = services
    await limiter.consume('change', currentUser.id)
    const { id } = input
    const at = now()
    const cancelled = await database.write(async (tx) => {
      const transfer = requireFound(await findSent(tx, currentUser.id, id), noSuchOffer)
      const endpoint = { actorId: currentUser.id, now: at }
      const ended =
        transfer.state === 'open' &&
        (await endTransfer(services, tx, transfer, 'cancelled', endpoint))
      const after = requireFound(await findSent(tx, currentUser.id, id), noSuchOffer)
      // To cancel again changes nothing; whoever was quicker otherwise has won.
      if (!ended && after.state !== 'cancelled') requireOpen(after, at)
      return after
    })
    return { data: toSentTransfer(cancelled, at) }
  },
)
