import { createPushSubscription } from '../../api/notifications/create-push-subscription.ts'
import { listPushSubscriptions } from '../../api/notifications/list-push-subscriptions.ts'
import { call } from '../session.ts'
import { currentSubscription, endpointHash, isForKey, subscribe, toTarget } from './browser-push.ts'

/**
 * Keeps a browser that its user turned on: under this session after a new log-in, and under a new key
 * of the server. Turns on nothing that was not on for this user.
 */
export async function syncPush(): Promise<void> {
  // Most visitors were never asked.
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
