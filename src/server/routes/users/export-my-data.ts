import { exportMyData } from '../../../api/users/export-my-data.ts'
import { exportMyDataUseCase } from '../../services/users/export-my-data.ts'
import { streamedRoute } from '../route.ts'

export const exportMyDataRoute = streamedRoute(exportMyData, async (ctx, request) => {
  await ctx.limiter.consume('export', request.currentUser.id)
  return exportMyDataUseCase(ctx, request)
})
