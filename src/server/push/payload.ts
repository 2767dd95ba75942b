import { pushText } from '../../locales/en/notifications.ts'

/** What our own worker reads (src/service-worker/push.ts): no name, no number, no place. */
export function payloadOf({ id, path }: { id: string; path: string }): string {
  return JSON.stringify({ id, path, ...pushText })
}
