import { submitProducts } from '../../../api/merchants/submit-products.ts'
import { submitProductsUseCase } from '../../services/merchants/submit-products.ts'
import { route } from '../route.ts'

export const submitProductsRoute = route(submitProducts, async (ctx, request) => {
  await ctx.limiter.consume('create', request.currentUser.id)
  return { data: await submitProductsUseCase(ctx, request) }
})
