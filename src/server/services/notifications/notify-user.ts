import { messageChannels } from '../../../domain/channels/channels.ts'
import type { Message } from '../../../domain/notifications/mail-message.ts'
import { asks, phonePathOf } from '../../../domain/notifications/notification-view.ts'
import {
  type EmailChoice,
  type NotificationEvent,
  notificationEvents,
  notificationKinds,
} from '../../../domain/notifications/notifications.ts'
import { notificationsPath, pushDeliveryOf } from '../../../domain/notifications/push.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { notificationMessage } from '../../mail/notification-messages.ts'
import { canMailNotification } from '../../queries/notifications/mail-limits.ts'
import { preferenceOf } from '../../queries/notifications/notification-preferences.ts'
import {
  insertNotification,
  type NewNotification,
} from '../../queries/notifications/notifications.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { enqueuePush } from '../../queries/notifications/push-outbox.ts'
import { findUser, languageOfUser, readerOf } from '../../queries/users/users.ts'
import { notifyPhone } from './notify-phone.ts'

/** The part of the context that notifying needs. */
export interface NotifyContext {
  database: Pick<Database, 'tryLock'>
  tx: Queries
  now: number
  origin: string
}

/** `preferred`, or `daily` if the mailbox has had too many mails. */
async function nowOrDaily(
  { database, tx, now }: NotifyContext,
  preferred: EmailChoice,
  email: string,
) {
  if (preferred !== 'now') return preferred
  return (await canMailNotification(database, tx, email, now)) ? 'now' : 'daily'
}

async function deliveryFor(ctx: NotifyContext, reader: UserRow, event: NotificationEvent) {
  const chosen = await preferenceOf(ctx.tx, reader.id, event)
  const preferred = chosen?.email ?? notificationEvents[event].email
  const isActive = reader.status === 'active'
  return {
    email: isActive ? await nowOrDaily(ctx, preferred, reader.email) : 'off',
    shown: chosen ? chosen.in_app === 1 : notificationEvents[event].inApp,
    push: isActive && (chosen?.push == null ? notificationEvents[event].push : chosen.push === 1),
    phone: messageChannels.filter((channel) => isActive && chosen?.[channel] === 1),
  }
}

/**
 * Notifies a user of an event once, in the app, by mail and on their phone as they prefer, in the
 * transaction of the event. Repeating it does nothing and returns false. `mail` replaces the mail
 * that is sent at once, `pushPath` the page that a browser opens.
 */
export async function notifyUser(
  ctx: NotifyContext,
  notification: NewNotification,
  mail?: Message,
  pushPath: string = notificationsPath,
): Promise<boolean> {
  const { tx, now } = ctx
  const reader = await findUser(tx, notification.userId)
  if (!reader) return false
  const { event } = notificationKinds[notification.kind]
  const chosen =
    event === null
      ? {
          ...({ email: 'now', shown: true } as const),
          ...{ push: reader.status === 'active', phone: [] },
        }
      : await deliveryFor(ctx, reader, event)
  const { email } = chosen
  const shown = asks(notification) || chosen.shown
  const inserted = await insertNotification(
    tx,
    notification,
    { shown, digest: email === 'daily' },
    now,
  )
  if (!inserted) return false
  if (email === 'now') {
    const message = mail ?? notificationMessage(ctx, readerOf(reader), inserted)
    const eventKey = `${reader.id} ${notification.eventKey}`
    const { kind } = notification
    await enqueueMail(tx, { to: reader.email, kind, message, eventKey, budget: 'caused' }, now)
  }
  const link = ctx.origin + phonePathOf(inserted, languageOfUser(reader))
  const { eventKey } = notification
  await notifyPhone(tx, { userId: reader.id, channels: chosen.phone, eventKey, link }, now)
  if (chosen.push) {
    const push = {
      userId: reader.id,
      eventKey: notification.eventKey,
      subject: `${notification.kind} ${notification.subjectId}`,
      path: pushPath,
      delivery: pushDeliveryOf(event),
    }
    await enqueuePush(tx, push, now)
  }
  return true
}
