import { confirmHandover } from '../../../api/conversations/confirm-handover.ts'
import { confirmHandoverUseCase } from '../../services/conversations/confirm-handover.ts'
import { route } from '../route.ts'

export const confirmHandoverRoute = route(confirmHandover, async (ctx, request) => {
  await ctx.limiter.consume('handOver', request.currentUser.id)
  return { data: await confirmHandoverUseCase(ctx, request) }
})
