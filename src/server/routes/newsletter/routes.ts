import { subscribe } from '../../../api/newsletter/subscribe.ts'
import { unsubscribe } from '../../../api/newsletter/unsubscribe.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { deleteSubscriber } from '../../queries/newsletter/subscribers.ts'
import { deleteLogged } from '../../services/activity/delete-logged.ts'
import { subscribeUseCase } from '../../services/newsletter/subscribe.ts'
import { type Route, route } from '../route.ts'
import { confirmSubscriptionRoute } from './confirm-subscription.ts'

export const newsletterRoutes: readonly Route[] = [
  confirmSubscriptionRoute,
  route(subscribe, async (ctx, request) => {
    await ctx.limiter.consume('mail', request.sender, 'newsletter')
    await subscribeUseCase(ctx, request)
    return { message: resultMessages['subscription-asked'] }
  }),
  route(unsubscribe, async (ctx, { input, sender }) => {
    const deleted = await deleteLogged(ctx, 'subscriber', (tx) => deleteSubscriber(tx, input.token))
    if (!deleted) await ctx.limiter.consumeWrong('link', sender)
    return { message: resultMessages[deleted ? 'unsubscribed' : 'no-subscription'] }
  }),
]
