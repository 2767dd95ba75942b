import type { UserPhoneKind } from '../../../domain/notifications/phone-messages.ts'
import type { Queries } from '../../db/database.ts'
import { newId } from '../../lib/ids.ts'

/** A message to the phone of a user. The number is looked up when the message is sent. */
interface NewPhoneMessage {
  userId: string
  kind: UserPhoneKind
  /** The link of a notification, or a code. The text around it is added when it is sent. */
  parameter: string
  eventKey: string
  /** Sent first, and when other notifications have used up their texts. */
  isUrgent: boolean
}

/** Queues a message in the outbox, which also has the mails, once for each event and channel. */
export async function enqueuePhoneMessage(
  tx: Queries,
  { userId, kind, parameter, eventKey, isUrgent }: NewPhoneMessage,
  now: number,
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: newId(),
      recipient: userId,
      kind,
      subject: '',
      text: parameter,
      html: '',
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
      event_key: `${userId} ${eventKey} ${kind}`,
      urgent: isUrgent ? 1 : 0,
    })
    .onConflict((conflict) =>
      conflict.column('event_key').where('event_key', 'is not', null).doNothing(),
    )
    .execute()
}

/** Deletes the unsent messages to the phone of a user. */
export async function deleteWaitingPhoneMessages(
  tx: Queries,
  userId: string,
  kinds: readonly UserPhoneKind[],
): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('recipient', '=', userId)
    .where('kind', 'in', kinds)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}
