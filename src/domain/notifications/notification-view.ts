import type { Language } from '../languages.ts'
import type { NotificationData, NotificationKind } from './notifications.ts'
import { notificationKinds } from './notifications.ts'
import { notificationsPath } from './push.ts'

export interface StoredNotification {
  kind: string
  subject_id: string
  data: string
}

/** The page with the buttons that answer a question; `token` identifies the question. */
export function confirmationPath(kind: string, token: string, language: Language = 'en'): string {
  const folder = language === 'en' ? '' : `/${language}`
  return `${folder}/${kind}?token=${encodeURIComponent(token)}`
}

/** The path of the notification’s page on our own site. */
export function notificationUrl(
  { kind, subject_id, data }: StoredNotification,
  language: Language = 'en',
): string {
  const known = notificationKinds[kind as keyof typeof notificationKinds]
  if (known?.leads === 'confirmation') {
    const { token = '' } = JSON.parse(data) as NotificationData
    return confirmationPath(kind, token, language)
  }
  if (known?.leads === 'transfer') return '/dashboard/transfers'
  if (known?.leads === 'webhooks') return '/dashboard/developers/webhooks'
  if (known?.leads === 'account') return '/dashboard/account'
  if (known?.leads === 'developers') return '/dashboard/developers'
  if (known?.leads === 'notifications') return '/dashboard/notifications'
  if (known?.leads === 'asset') {
    // Empty if the asset was already deleted when the notification was written.
    return subject_id ? `/dashboard/assets/${encodeURIComponent(subject_id)}` : '/dashboard/assets'
  }
  const folder = known?.leads === 'match' ? 'matches' : 'reports'
  return `/dashboard/${folder}/${encodeURIComponent(subject_id)}`
}

/** Whether the notification asks for an answer. */
export function asks({ kind }: Pick<StoredNotification, 'kind'>): boolean {
  const known: NotificationKind | undefined =
    notificationKinds[kind as keyof typeof notificationKinds]
  return known?.asks === true
}

/** Whether the notification links to a page with the buttons that answer it. */
export function isQuestion({ kind }: Pick<StoredNotification, 'kind'>): boolean {
  const known: NotificationKind | undefined =
    notificationKinds[kind as keyof typeof notificationKinds]
  return known?.leads === 'confirmation'
}

/**
 * The page that a message to a phone links to: the page on which a question is answered, or the list
 * of notifications. So the link reveals neither a user nor an asset.
 */
export function phonePathOf(notification: StoredNotification, language: Language): string {
  return isQuestion(notification) ? notificationUrl(notification, language) : notificationsPath
}
