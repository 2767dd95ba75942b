import { createPoster } from '../../../api/reports/create-poster.ts'
import { createPosterUseCase } from '../../services/reports/create-poster.ts'
import { fileRoute } from '../route.ts'

export const createPosterRoute = fileRoute(createPoster, async (ctx, request) => {
  await ctx.limiter.consume('poster', request.currentUser.id)
  return createPosterUseCase(ctx, request)
})
