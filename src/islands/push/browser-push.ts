/**
 * What this browser can do. `install-first` is an iPhone: only apps on its home screen are told.
 */
export type PushSupport = 'ready' | 'install-first' | 'blocked' | 'unsupported'

export function pushSupport(): PushSupport {
  // Safari on iPhones and iPads has it, and says whether the page is on the home screen.
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

/** The subscription of this browser, if it has one; undefined too while it has no worker. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  if (pushSupport() !== 'ready') return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/**
 * Subscribes this browser; asks its user where they have not decided yet. Null if they refuse, or it
 * has no worker.
 */
export async function subscribe(publicKey: string): Promise<PushTarget | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration || (await Notification.requestPermission()) !== 'granted') return null
  const key = toBytes(publicKey)
  const before = await registration.pushManager.getSubscription()
  // Of another server key: it would be refused.
  if (before && !isFor(before, key)) await before.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  return toTarget(subscription)
}

export function toTarget(subscription: PushSubscription): PushTarget {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

export function isForKey(subscription: PushSubscription, publicKey: string): boolean {
  return isFor(subscription, toBytes(publicKey))
}

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return own.length === key.length && own.every((byte, at) => byte === key[at])
}

/** By which the server names this browser among the devices of a user: SHA-256, base64url. */
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
