import { unsubscribe } from '../../../api/newsletter/unsubscribe.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { deleteSubscriber } from '../../queries/newsletter/subscribers.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const unsubscribeRoute = route(unsubscribe, async (ctx, { input, ip }) => {
  const { limiter } = ctx
  await limiter.consume('codeByIp', ip)
  const deleted = await inTransaction(ctx, async (ctx, tx) => {
    const subscriber = await deleteSubscriber(tx, input.token)
    if (!subscriber) return false
    logActivity(ctx, { action: 'delete', entity: 'subscriber', entityId: subscriber.id })
    return true
  })
  return {
    message: deleted ? resultMessages.unsubscribed : resultMessages['no-subscription'],
  }
})
