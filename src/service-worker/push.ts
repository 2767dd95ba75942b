import type { ClickEvent, PushEvent, WorkerScope } from './scope.ts'

interface PushedNotification {
  id: string
  path: string
  title: string
  body: string
}

/**
 * Shown when a message cannot be read, because browsers require a notification for each message.
 */
const unread: PushedNotification = {
  id: '',
  path: '/dashboard/notifications',
  title: 'Toju',
  body: 'Something about your report',
}

/**
 * Shows the messages that the server sends to this browser. They give no details: the page has
 * them.
 */
export function listenForPushes(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event)))
  worker.addEventListener('notificationclick', (event) => event.waitUntil(open(worker, event)))
}

async function show({ registration }: WorkerScope, event: PushEvent): Promise<void> {
  const { id, path, title, body } = readPush(event)
  // Messages about one page replace each other. A replacement rings again.
  const tag = `toju ${path.split('?', 1)[0]}`
  const there = await registration.getNotifications({ tag })
  const isRepeated = there.some(({ data }) => (data as PushedNotification | null)?.id === id)
  await registration.showNotification(title, {
    body,
    tag,
    renotify: there.length > 0 && !isRepeated,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { id, path },
  })
}

function readPush({ data }: PushEvent): PushedNotification {
  try {
    return { ...unread, ...(data?.json() as PushedNotification | undefined) }
  } catch {
    return unread
  }
}

/** Brings the open app to the front, or opens it. */
async function open({ clients, location }: WorkerScope, { notification }: ClickEvent) {
  notification.close()
  const { path } = notification.data as PushedNotification
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const [tab] = await clients.matchAll({ type: 'window' })
  // A page that this worker does not control cannot be navigated.
  const shown = await tab?.navigate(url.href).catch(() => null)
  if (tab && shown) await tab.focus()
  else await clients.openWindow(url.href)
}
