import { type MessageChannel, messageChannels } from '../../../domain/channels/channels.ts'
import { isUrgentLane } from '../../../domain/notifications/mail-limits.ts'
import type { Message } from '../../../domain/notifications/mail-message.ts'
import { asks, phonePathOf } from '../../../domain/notifications/notification-view.ts'
import {
  type EmailChoice,
  type NotificationEvent,
  noticeLaneOf,
  notificationEvents,
  notificationKinds,
} from '../../../domain/notifications/notifications.ts'
import { notificationsPath, pushDeliveryOf } from '../../../domain/notifications/push.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { notificationMessage } from '../../mail/notification-messages.ts'
import {
  canMailNotification,
  type NoticeSlot,
  reservePush,
  reserveText,
} from '../../queries/notifications/mail-limits.ts'
import { preferenceOf } from '../../queries/notifications/notification-preferences.ts'
import {
  insertNotification,
  type NewNotification,
} from '../../queries/notifications/notifications.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { enqueuePhoneMessage } from '../../queries/notifications/phone-messages.ts'
import { phoneVerificationsOf } from '../../queries/notifications/phone-verifications.ts'
import { enqueuePush, hasPushSubscription } from '../../queries/notifications/push-subscriptions.ts'
import { findUser, languageOfUser, readerOf } from '../../queries/users/users.ts'

/** The part of the context that notifying needs. */
export interface NotifyContext {
  database: Pick<Database, 'tryLock'>
  tx: Queries
  now: number
  origin: string
}

/** `preferred`, or `daily` if its sender or all together have filled the mailbox. */
async function nowOrDaily(
  { database, tx, now }: NotifyContext,
  preferred: EmailChoice,
  { email, slot }: { email: string; slot: NoticeSlot | null },
): Promise<EmailChoice> {
  if (preferred !== 'now' || slot === null) return preferred
  return (await canMailNotification(database, tx, email, slot, now)) ? 'now' : 'daily'
}

async function deliveryFor(ctx: NotifyContext, reader: UserRow, event: NotificationEvent) {
  const chosen = await preferenceOf(ctx.tx, reader.id, event)
  const preferred = chosen?.email ?? notificationEvents[event].email
  const isActive = reader.status === 'active'
  return {
    email: isActive ? preferred : 'off',
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
  const { kind } = notification
  const { event } = notificationKinds[kind]
  const lane = noticeLaneOf(kind)
  const sender = notification.sender ?? notification.subjectId
  const chosen =
    event === null
      ? {
          ...({ email: 'now', shown: true } as const),
          ...{ push: reader.status === 'active', phone: [] },
        }
      : await deliveryFor(ctx, reader, event)
  const slot = lane && { lane, sender }
  const email = await nowOrDaily(ctx, chosen.email, { email: reader.email, slot })
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
    const counted = lane && { budget: lane, sender }
    await enqueueMail(tx, { to: reader.email, kind, message, eventKey, ...counted }, now)
  }
  const link = ctx.origin + phonePathOf(inserted, languageOfUser(reader))
  const { eventKey } = notification
  await notifyPhone(ctx, { userId: reader.id, slot, channels: chosen.phone, eventKey, link }, now)
  if (
    chosen.push &&
    (await hasPushSubscription(tx, reader.id)) &&
    (slot === null || (await reservePush(ctx.database, tx, reader.id, slot, now)))
  ) {
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

interface PhoneNotice {
  userId: string
  /** What it counts as; null if it is sent whatever came before. */
  slot: NoticeSlot | null
  channels: readonly MessageChannel[]
  eventKey: string
  link: string
}

/**
 * Queues a notification to the phone of a user by those of `channels` that the user has confirmed, if
 * its event and its sender have texts left.
 */
async function notifyPhone(
  { database, tx }: { database: Pick<Database, 'tryLock'>; tx: Queries },
  { userId, slot, channels, eventKey, link }: PhoneNotice,
  at: number,
): Promise<void> {
  if (channels.length === 0) return
  const confirmed = (await phoneVerificationsOf(tx, userId)).filter(
    ({ channel, verified_at }) => verified_at !== null && channels.includes(channel),
  )
  if (confirmed.length === 0) return
  if (slot && !(await reserveText(database, tx, userId, slot, at))) return
  const isUrgent = slot !== null && isUrgentLane(slot.lane)
  for (const { channel } of confirmed) {
    const kind = `${channel}-notice` as const
    await enqueuePhoneMessage(tx, { userId, kind, parameter: link, eventKey, isUrgent }, at)
  }
}
