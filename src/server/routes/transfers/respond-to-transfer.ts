import { respondToTransfer } from '../../../api/transfers/respond-to-transfer.ts'
import { respondToTransferUseCase } from '../../services/transfers/respond-to-transfer.ts'
import { route } from '../route.ts'

export const respondToTransferRoute = route(respondToTransfer, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await respondToTransferUseCase(ctx, request) }
})
