import { reviewMerchantChange } from '../../../api/merchants/review-merchant-change.ts'
import { reviewMerchantChangeUseCase } from '../../services/merchants/review-merchant-change.ts'
import { route } from '../route.ts'

export const reviewMerchantChangeRoute = route(reviewMerchantChange, async (ctx, request) => {
  return { data: await reviewMerchantChangeUseCase(ctx, request) }
})
