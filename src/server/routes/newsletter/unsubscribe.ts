import { unsubscribe } from '../../../api/newsletter/unsubscribe.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { deleteSubscriber } from '../../queries/newsletter/subscribers.ts'
import { route } from '../route.ts'

export const unsubscribeRoute = route(
  unsubscribe,
  async ({ database, limiter, now }, { input, ip: address }) => {
    await limiter.consume('codeByAddress', address)
    const forgotten = await database.write(async (tx) => {
      const subscriber = await deleteSubscriber(tx, input.token)
      if (!subscriber) return false
      await logActivity(
        tx,
        { actorId: null, action: 'delete', entity: 'subscriber', entityId: subscriber.id },
        now(),
      )
      return true
    })
    return {
      message: forgotten ? resultMessages.unsubscribed : resultMessages['no-subscription'],
    }
  },
)
