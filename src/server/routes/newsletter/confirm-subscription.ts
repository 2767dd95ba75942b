import { confirmSubscription } from '../../../api/newsletter/confirm-subscription.ts'
import { Problem } from '../../../api/problem.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { confirmSubscriber, hasConfirmed } from '../../queries/newsletter/subscribers.ts'
import { route } from '../route.ts'

export const confirmSubscriptionRoute = route(
  confirmSubscription,
  async ({ database, limiter, now }, { input, ip: address }) => {
    await limiter.consume('codeByAddress', address)
    const confirmed = await database.write(async (tx) => {
      const subscriber = await confirmSubscriber(tx, input.token, now())
      if (!subscriber) return hasConfirmed(tx, input.token)
      await logActivity(
        tx,
        {
          actorId: null,
          action: 'update',
          entity: 'subscriber',
          entityId: subscriber.id,
          details: { confirmed: true },
        },
        now(),
      )
      return true
    })
    if (!confirmed) {
      throw new Problem('SUBSCRIPTION_LINK_INVALID', 'link')
    }
    return { message: resultMessages.subscribed }
  },
)
