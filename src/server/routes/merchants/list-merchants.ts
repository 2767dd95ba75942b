import { listMerchants } from '../../../api/merchants/list-merchants.ts'
import { listedMerchants } from '../../queries/merchants/merchant-directory.ts'
import { toMerchantRecord } from '../../queries/merchants/merchants.ts'
import { recommendMerchants } from '../../services/merchants/recommend-merchants.ts'
import { route } from '../route.ts'

export const listMerchantsRoute = route(
  listMerchants,
  async ({ database, limiter }, { input, sender }) => {
    await limiter.consume('page', sender)
    const { page, limit } = input
    const slice = { offset: (page - 1) * limit, limit: limit + 1 }
    const rows = input.search
      ? await recommendMerchants(database.read, input, slice)
      : await listedMerchants(database.read, input, slice)
    return {
      data: { merchants: rows.slice(0, limit).map(toMerchantRecord), more: rows.length > limit },
    }
  },
)
