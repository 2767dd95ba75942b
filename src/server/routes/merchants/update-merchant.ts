import { updateMerchant } from '../../../api/merchants/update-merchant.ts'
import { updateMerchantUseCase } from '../../services/merchants/update-merchant.ts'
import { route } from '../route.ts'

export const updateMerchantRoute = route(updateMerchant, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await updateMerchantUseCase(ctx, request) }
})
