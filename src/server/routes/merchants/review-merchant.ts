import { reviewMerchant } from '../../../api/merchants/review-merchant.ts'
import { reviewMerchantUseCase } from '../../services/merchants/review-merchant.ts'
import { route } from '../route.ts'

export const reviewMerchantRoute = route(reviewMerchant, async (ctx, request) => {
  return { data: await reviewMerchantUseCase(ctx, request) }
})
