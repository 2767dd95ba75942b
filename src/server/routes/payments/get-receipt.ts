import { getReceipt } from '../../../api/payments/get-receipt.ts'
import { drawReceiptUseCase } from '../../services/payments/draw-receipt.ts'
import { fileRoute } from '../route.ts'

export const getReceiptRoute = fileRoute(getReceipt, async (ctx, request) => {
  await ctx.limiter.consume('receipt', request.currentUser.id)
  return drawReceiptUseCase(ctx, request)
})
