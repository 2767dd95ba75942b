import { confirmSubscription, subscribe, unsubscribe } from '../../api/newsletter/newsletter.ts'
import { Problem } from '../../api/problem.ts'
import { resultMessages } from '../../locales/en/results.ts'
import {
  confirmSubscriber,
  deleteSubscriber,
  hasConfirmed,
} from '../queries/newsletter/subscribers.ts'
import { deleteLogged, logActivity } from '../services/activity/log-activity.ts'
import { subscribeUseCase } from '../services/newsletter/subscribe.ts'
import { inTransaction } from '../services/transaction.ts'
import { type Route, route } from './route.ts'

const confirmSubscriptionRoute = route(confirmSubscription, async (ctx, { input, sender }) => {
  const { limiter, now } = ctx
  const confirmed = await inTransaction(ctx, async (ctx, tx) => {
    const subscriber = await confirmSubscriber(tx, input.token, now)
    if (!subscriber) return hasConfirmed(tx, input.token)
    const details = { confirmed: true }
    logActivity(ctx, { action: 'update', entity: 'subscriber', entityId: subscriber.id, details })
    return true
  })
  if (!confirmed) {
    await limiter.consumeWrong('link', sender)
    throw new Problem('SUBSCRIPTION_LINK_INVALID', 'link')
  }
  return { message: resultMessages.subscribed }
})

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
