import { subscribe } from '../../../api/newsletter/subscribe.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { subscribeUseCase } from '../../services/newsletter/subscribe.ts'
import { route } from '../route.ts'

export const subscribeRoute = route(subscribe, async (ctx, request) => {
  await ctx.limiter.consume('mailByIp', request.ip)
  await subscribeUseCase(ctx, request)
  return { message: resultMessages['subscription-asked'] }
})
