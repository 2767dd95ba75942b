import { cancelTransfer } from '../../../api/transfers/cancel-transfer.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findSent } from '../../queries/transfers/transfers.ts'
import { inTransaction } from '../../services/transaction.ts'
import { requireOpen } from '../../services/transfers/accept-transfer.ts'
import { endTransfer } from '../../services/transfers/end-transfer.ts'
import { toSentTransfer } from '../../services/transfers/to-transfer-record.ts'
import { route } from '../route.ts'

const noSuchOffer = 'own-offer'

export const cancelTransferRoute = route(cancelTransfer, async (ctx, { input, currentUser }) => {
  const { limiter } = ctx
  await limiter.consume('change', currentUser.id)
  const { id } = input
  const cancelled = await inTransaction(ctx, async (ctx, tx) => {
    const transfer = requireFound(await findSent(tx, currentUser.id, id), noSuchOffer)
    const ended = transfer.state === 'open' && (await endTransfer(ctx, transfer, 'cancelled'))
    const after = requireFound(await findSent(tx, currentUser.id, id), noSuchOffer)
    // Cancelling again changes nothing. Throws if the offer ended in another way first.
    if (!ended && after.state !== 'cancelled') requireOpen(ctx, after)
    return after
  })
  return { data: toSentTransfer(ctx, cancelled) }
})
