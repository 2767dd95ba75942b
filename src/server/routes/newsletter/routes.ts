import { subscribe } from '../../../api/newsletter/subscribe.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { subscribeUseCase } from '../../services/newsletter/subscribe.ts'
import { type Route, route } from '../route.ts'
import { confirmSubscriptionRoute } from './confirm-subscription.ts'
import { unsubscribeRoute } from './unsubscribe.ts'

export const newsletterRoutes: readonly Route[] = [
  confirmSubscriptionRoute,
  route(subscribe, async (ctx, request) => {
    await ctx.limiter.consume('mailByIp', request.ip)
    await subscribeUseCase(ctx, request)
    return { message: resultMessages['subscription-asked'] }
  }),
  unsubscribeRoute,
]
