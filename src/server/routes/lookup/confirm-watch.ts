import { confirmWatch } from '../../../api/lookup/confirm-watch.ts'
import { confirmWatchUseCase } from '../../services/lookup/confirm-watch.ts'
import { route } from '../route.ts'

export const confirmWatchRoute = route(confirmWatch, async (ctx, request) => {
  await ctx.limiter.consume('codeByIp', request.ip)
  return confirmWatchUseCase(ctx, request)
})
