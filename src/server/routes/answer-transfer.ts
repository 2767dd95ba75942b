import { answerTransfer } from '../../api/answer-transfer.ts'
import { acceptTransfer, requireOpen } from '../accept-transfer.ts'
import type { Queries } from '../db/database.ts'
import type { Users } from '../db/tables.ts'
import { deleteUploads } from '../delete-uploads.ts'
import { endTransfer } from '../end-transfer.ts'
import { requireFound } from '../not-found.ts'
import { findReceived } from '../queries/transfers.ts'
import { findUser } from '../queries/users.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'
import { toReceivedTransfer } from '../transfer-records.ts'

const noSuchOffer = 'offer'

export const answerTransferRoute = route(answerTransfer, async (services, { input, caller }) => {
  const { database, limiter, now } = services
  await limiter.take('change', caller.id)
  const { id, answer } = input
  const { unnamed, row } = await database.write(async (tx) => {
    const buyer = requireFound(await findUser(tx, caller.id), noSuchOffer)
    const unnamed = answer === 'accept' ? await acceptTransfer(services, tx, buyer, id, now()) : []
    if (answer === 'decline') await decline(services, tx, buyer, id, now())
    return { unnamed, row: requireFound(await findReceived(tx, buyer, id), noSuchOffer) }
  })
  await deleteUploads(services, unnamed)
  return { data: await toReceivedTransfer(services, row) }
})

/** To decline again changes nothing. */
async function decline(services: Services, tx: Queries, buyer: Users, id: string, now: number) {
  const transfer = requireFound(await findReceived(tx, buyer, id), noSuchOffer)
  if (transfer.state === 'declined') return
  requireOpen(transfer, now)
  const ended = await endTransfer(services, tx, transfer, 'declined', { actorId: buyer.id, now })
  if (ended) return
  // Somebody was quicker: if it was the same person, nothing is wrong.
  const after = requireFound(await findReceived(tx, buyer, id), noSuchOffer)
  if (after.state !== 'declined') requireOpen(after, now)
}
