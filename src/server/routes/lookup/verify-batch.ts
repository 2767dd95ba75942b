import { verifyBatch } from '../../../api/lookup/verify-batch.ts'
import { verifyBatchUseCase } from '../../services/lookup/verify-batch.ts'
import { route } from '../route.ts'

export const verifyBatchRoute = route(verifyBatch, async (ctx, request) => {
  await ctx.limiter.consume('batch', request.currentUser.id)
  return { data: await verifyBatchUseCase(ctx, request) }
})
