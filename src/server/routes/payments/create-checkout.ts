import { createCheckout } from '../../../api/payments/create-checkout.ts'
import { createCheckoutUseCase } from '../../services/payments/create-checkout.ts'
import { route } from '../route.ts'

export const createCheckoutRoute = route(createCheckout, async (ctx, request) => {
  await ctx.limiter.consume('checkout', request.currentUser.id)
  return { data: await createCheckoutUseCase(ctx, request) }
})
