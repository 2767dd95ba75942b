import { confirmSubscription } from '../../../api/newsletter/confirm-subscription.ts'
import { Problem } from '../../../api/problem.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { confirmSubscriber, hasConfirmed } from '../../queries/newsletter/subscribers.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const confirmSubscriptionRoute = route(
  confirmSubscription,
  async (ctx, { input, sender }) => {
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
  },
)
