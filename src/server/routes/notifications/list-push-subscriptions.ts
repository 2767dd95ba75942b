import { listPushSubscriptions } from '../../../api/notifications/list-push-subscriptions.ts'
import {
  pushSubscriptionsOf,
  toPushSubscription,
} from '../../queries/notifications/push-subscriptions.ts'
import { route } from '../route.ts'

export const listPushSubscriptionsRoute = route(
  listPushSubscriptions,
  async ({ database, push }, { currentUser }) => {
    const rows = await pushSubscriptionsOf(database.read, currentUser.id)
    const subscriptions = rows.map((row) => toPushSubscription(row, currentUser.sessionId))
    return { data: { publicKey: push.publicKey, subscriptions } }
  },
)
