import { getOwnership } from '../../api/get-ownership.ts'
import { refuseTransfer } from '../../domain/transfers.ts'
import { problemMessages } from '../../locales/en/problems.ts'
import { requireFound } from '../not-found.ts'
import { findAsset, historyOfAsset } from '../queries/assets.ts'
import { transferStanding } from '../queries/transfer-standing.ts'
import { openTransferOf } from '../queries/transfers.ts'
import { route } from '../route.ts'
import { stateOf, toSentTransfer } from '../transfer-records.ts'

export const getOwnershipRoute = route(
  getOwnership,
  async ({ database, now }, { input, caller }) => {
    const { read } = database
    const whole = requireFound(await findAsset(read, caller.id, input.id), 'asset')
    const offer = await openTransferOf(read, caller.id, input.id)
    const isOpen = offer !== undefined && stateOf(offer, now()) === 'open'
    const refusal = refuseTransfer(await transferStanding(read, whole))
    return {
      data: {
        ...historyOfAsset(whole.asset),
        offer: isOpen ? toSentTransfer(offer, now()) : null,
        refusal: refusal && problemMessages.TRANSFER_REFUSED[refusal],
      },
    }
  },
)
