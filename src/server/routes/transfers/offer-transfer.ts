import { offerTransfer } from '../../../api/transfers/offer-transfer.ts'
import { offerTransferUseCase } from '../../services/transfers/offer-transfer.ts'
import { route } from '../route.ts'

export const offerTransferRoute = route(offerTransfer, async (ctx, request) => {
  await ctx.limiter.consume('offer', request.currentUser.id)
  return { data: await offerTransferUseCase(ctx, request) }
})
