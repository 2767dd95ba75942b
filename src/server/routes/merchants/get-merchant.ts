import { getMerchant } from '../../../api/merchants/get-merchant.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findListedMerchant, toMerchantRecord } from '../../queries/merchants/merchants.ts'
import { route } from '../route.ts'

export const getMerchantRoute = route(getMerchant, async ({ database }, { input }) => ({
  data: toMerchantRecord(
    requireFound(await findListedMerchant(database.read, input.id), 'merchant'),
  ),
}))
