import { createMerchant } from '../../../api/merchants/create-merchant.ts'
import { createMerchantUseCase } from '../../services/merchants/create-merchant.ts'
import { route } from '../route.ts'

export const createMerchantRoute = route(createMerchant, async (ctx, request) => {
  await ctx.limiter.consume('create', request.currentUser.id)
  return { data: await createMerchantUseCase(ctx, request) }
})
