import { getOwnership } from '../../../api/transfers/get-ownership.ts'
import { problemMessages } from '../../../locales/en/problems.ts'
import { requireFound } from '../../lib/require-found.ts'
import { assetHistoryOf, findAsset } from '../../queries/assets/assets.ts'
import { openTransferOf } from '../../queries/transfers/transfers.ts'
import { toContestRecord } from '../../services/disputes/answer-contest.ts'
import { refusalOf } from '../../services/transfers/check-asset.ts'
import { stateOf, toSentTransfer } from '../../services/transfers/to-transfer-record.ts'
import { route } from '../route.ts'

export const getOwnershipRoute = route(getOwnership, async (ctx, { input, currentUser }) => {
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
