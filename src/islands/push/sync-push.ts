import { createPushSubscription } from '../../api/notifications/create-push-subscription.ts'
import { listPushSubscriptions } from '../../api/notifications/list-push-subscriptions.ts'
import { call } from '../session.ts'
import { currentSubscription, endpointHash, isForKey, subscribe, toTarget } from './browser-push.ts'

/**
 * Renews the subscription of a browser where the user has turned push on: for a new session after a
 * log-in, and for a new server key. It never turns push on.
 */
export async function syncPush(): Promise<void> {
  // Most visitors have not granted the permission.
  if (globalThis.Notification?.permission !== 'granted') return
  const subscription = await currentSubscription()
  if (!subscription) return
  const { data } = await call(listPushSubscriptions, {})
  const hash = await endpointHash(subscription)
  const here = data.subscriptions.find((each) => each.endpointHash === hash)
  if (!here) return
  const hasKey = isForKey(subscription, data.publicKey)
  if (hasKey && here.current) return
  const target = hasKey ? toTarget(subscription) : await subscribe(data.publicKey)
  if (target) await call(createPushSubscription, target)
}
