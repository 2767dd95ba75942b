import type { MessageChannel } from '../../../domain/channels/channels.ts'
import type { Queries } from '../../db/database.ts'
import { enqueuePhoneMessage } from '../../queries/notifications/phone-outbox.ts'
import { phoneVerificationsOf } from '../../queries/notifications/phone-verifications.ts'

/**
 * Queues a notification to the phone of a user by those of `channels` that the user has confirmed.
 */
export async function notifyPhone(
  tx: Queries,
  {
    userId,
    channels,
    eventKey,
    link,
  }: { userId: string; channels: readonly MessageChannel[]; eventKey: string; link: string },
  at: number,
): Promise<void> {
  if (channels.length === 0) return
  const rows = await phoneVerificationsOf(tx, userId)
  for (const { channel, verified_at } of rows) {
    if (verified_at === null || !channels.includes(channel)) continue
    const kind = `${channel}-notice` as const
    await enqueuePhoneMessage(tx, { userId, kind, parameter: link, eventKey }, at)
  }
}
