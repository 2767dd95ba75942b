import type { MessageChannel } from '../../../domain/channels/channels.ts'
import { isQuestion, notificationUrl } from '../../../domain/notifications/notification-view.ts'
import { afterQuietHours, notificationsPath } from '../../../domain/notifications/push.ts'
import type { NotificationRow, UserRow } from '../../db/tables.ts'
import { enqueuePhoneMessage } from '../../queries/notifications/phone-outbox.ts'
import { phoneVerificationsOf } from '../../queries/notifications/phone-verifications.ts'
import { quietHoursOf } from '../../queries/notifications/quiet-hours.ts'
import { languageOfUser } from '../../queries/users/users.ts'
import type { NotifyContext } from './notify-user.ts'

/**
 * Queues a notification to the phone of a user by the channels that they chose and confirmed. It only
 * says where to read it: the link of a question answers it.
 */
export async function notifyPhone(
  { tx, now, origin }: Pick<NotifyContext, 'tx' | 'now' | 'origin'>,
  reader: UserRow,
  notification: NotificationRow,
  channels: readonly MessageChannel[],
): Promise<void> {
  if (channels.length === 0) return
  const rows = await phoneVerificationsOf(tx, reader.id)
  const dueAt = afterQuietHours(now, await quietHoursOf(tx, reader.id))
  const path = isQuestion(notification)
    ? notificationUrl(notification, languageOfUser(reader))
    : notificationsPath
  for (const { channel, verified_at } of rows) {
    if (verified_at === null || !channels.includes(channel)) continue
    const message = {
      ...{ userId: reader.id, kind: `${channel}-notice` as const },
      ...{ parameter: origin + path, eventKey: notification.event_key, dueAt },
    }
    await enqueuePhoneMessage(tx, message, now)
  }
}
