import { verifyPayment } from '../../../api/payments/verify-payment.ts'
import { verifyPaymentUseCase } from '../../services/payments/verify-payment.ts'
import { route } from '../route.ts'

export const verifyPaymentRoute = route(verifyPayment, async (ctx, request) => {
  await ctx.limiter.consume('verifyPayment', request.currentUser.id)
  return { data: await verifyPaymentUseCase(ctx, request) }
})
