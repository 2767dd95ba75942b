import { deletePushSubscription } from '../../../api/notifications/delete-push-subscription.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { requireFound } from '../../lib/require-found.ts'
import { deletePushSubscription as deleteRow } from '../../queries/notifications/push-subscriptions.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const deletePushSubscriptionRoute = route(
  deletePushSubscription,
  async (ctx, { input, currentUser }) => {
    await inTransaction(ctx, async (ctx, tx) => {
      const deleted = await deleteRow(tx, { id: input.id, user_id: currentUser.id })
      requireFound(deleted ? true : undefined, 'push-subscription')
      logActivity(ctx, { action: 'delete', entity: 'push-subscription', entityId: input.id })
    })
    return { message: resultMessages['push-subscription-ended'] }
  },
)
