import { call } from '../session.ts'

/**
 * What this browser supports. `install-first`: iPhones show notifications only for apps on the home
 * screen.
 */
export type PushSupport = 'ready' | 'install-first' | 'blocked' | 'unsupported'

export function pushSupport(): PushSupport {
  // Only Safari on iPhones and iPads has `standalone`; true if the page is on the home screen.
  const { standalone } = navigator as { standalone?: boolean }
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return standalone === false ? 'install-first' : 'unsupported'
  }
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

/** What the server needs of a subscription. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** The subscription of this browser; undefined if it has none, or no service worker. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  if (pushSupport() !== 'ready') return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/**
 * Subscribes this browser, after asking for permission if the user has not decided yet. Null if the
 * user refuses or there is no service worker.
 */
export async function subscribe(publicKey: string): Promise<PushTarget | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration || (await Notification.requestPermission()) !== 'granted') return null
  const key = toBytes(publicKey)
  const before = await registration.pushManager.getSubscription()
  // A subscription for another server key would be refused.
  if (before && !isFor(before, key)) await before.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  return toTarget(subscription)
}

function toTarget(subscription: PushSubscription): PushTarget {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

function isForKey(subscription: PushSubscription, publicKey: string): boolean {
  return isFor(subscription, toBytes(publicKey))
}

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return own.length === key.length && own.every((byte, at) => byte === key[at])
}

/** The server identifies a user’s devices by this hash of the endpoint: SHA-256, base64url. */
export async function endpointHash({ endpoint }: Pick<PushTarget, 'endpoint'>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/**
 * Renews the subscription of a browser where the user has turned push on: for a new session after a
 * log-in, and for a new server key. It never turns push on.
 */
export async function syncPush(): Promise<void> {
  // Most visitors have not granted the permission.
  if (globalThis.Notification?.permission !== 'granted') return
  const subscription = await currentSubscription()
  if (!subscription) return
  const { data } = await call('GET /push/subscriptions', {})
  const hash = await endpointHash(subscription)
  const here = data.subscriptions.find((each) => each.endpointHash === hash)
  if (!here) return
  const hasKey = isForKey(subscription, data.publicKey)
  if (hasKey && here.current) return
  const target = hasKey ? toTarget(subscription) : await subscribe(data.publicKey)
  if (target) await call('POST /push/subscriptions', target)
}
