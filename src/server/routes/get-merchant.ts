import { getMerchant } from '../../api/get-merchant.ts'
import { requireFound } from '../not-found.ts'
import { findListedMerchant, toMerchantRecord } from '../queries/merchants.ts'
import { route } from '../route.ts'

export const getMerchantRoute = route(getMerchant, async ({ database }, { input }) => ({
  data: toMerchantRecord(
    requireFound(await findListedMerchant(database.read, input.id), 'merchant'),
  ),
}))
