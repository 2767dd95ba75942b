import type { MessageChannel } from '../../../domain/channels/channels.ts'
import { isUrgentLane } from '../../../domain/notifications/mail-limits.ts'
import type { Database, Queries } from '../../db/database.ts'
import { type NoticeSlot, reserveText } from '../../queries/notifications/mail-limits.ts'
import { enqueuePhoneMessage } from '../../queries/notifications/phone-messages.ts'
import { phoneVerificationsOf } from '../../queries/notifications/phone-verifications.ts'

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
export async function notifyPhone(
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
