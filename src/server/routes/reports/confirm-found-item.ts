import { confirmFoundItem } from '../../../api/reports/confirm-found-item.ts'
import { confirmFoundItemUseCase } from '../../services/reports/confirm-found-item.ts'
import { route } from '../route.ts'

export const confirmFoundItemRoute = route(confirmFoundItem, async (ctx, request) => {
  await ctx.limiter.consume('codeByIp', request.ip)
  await ctx.limiter.consume('codeByAccount', request.input.email)
  return { data: await confirmFoundItemUseCase(ctx, request) }
})
