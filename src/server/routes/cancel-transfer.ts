import { cancelTransfer } from '../../api/cancel-transfer.ts'
import { requireOpen } from '../accept-transfer.ts'
import { endTransfer } from '../end-transfer.ts'
import { requireFound } from '../not-found.ts'
import { findSent } from '../queries/transfers.ts'
import { route } from '../route.ts'
import { toSentTransfer } from '../transfer-records.ts'

const noSuchOffer = 'own-offer'

export const cancelTransferRoute = route(cancelTransfer, async (services, { input, caller }) => {
  const { database, limiter, now } = services
  await limiter.take('change', caller.id)
  const { id } = input
  const at = now()
  const cancelled = await database.write(async (tx) => {
    const transfer = requireFound(await findSent(tx, caller.id, id), noSuchOffer)
    const act = { actorId: caller.id, now: at }
    const ended =
      transfer.state === 'open' && (await endTransfer(services, tx, transfer, 'cancelled', act))
    const after = requireFound(await findSent(tx, caller.id, id), noSuchOffer)
    // To cancel again changes nothing; whoever was quicker otherwise has won.
    if (!ended && after.state !== 'cancelled') requireOpen(after, at)
    return after
  })
  return { data: toSentTransfer(cancelled, at) }
})
