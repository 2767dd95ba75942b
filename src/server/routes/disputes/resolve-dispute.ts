import { resolveDispute } from '../../../api/disputes/resolve-dispute.ts'
import { resolveDisputeUseCase } from '../../services/disputes/resolve-dispute.ts'
import { route } from '../route.ts'

export const resolveDisputeRoute = route(resolveDispute, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await resolveDisputeUseCase(ctx, request) }
})
