import { unsubscribe } from '../../api/unsubscribe.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { logActivity } from '../queries/activity-log.ts'
import { forgetSubscriber } from '../queries/subscribers.ts'
import { route } from '../route.ts'

export const unsubscribeRoute = route(
  unsubscribe,
  async ({ database, limiter, now }, { input, address }) => {
    await limiter.take('codeByAddress', address)
    const forgotten = await database.write(async (tx) => {
      const subscriber = await forgetSubscriber(tx, input.token)
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
