import type { MessageChannel } from '../../../domain/channels/channels.ts'
import { hoursMs, minutesMs } from '../../../domain/durations.ts'
import { type UserPhoneKind, userPhoneKinds } from '../../../domain/notifications/notifications.ts'
import type { Queries } from '../../db/database.ts'
import { enqueueJobs } from '../jobs.ts'
import { findRow } from '../rows-by-columns.ts'

const kind = 'phone'

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

/** What a job stores of a message to a user. */
export type PhoneNotice = Pick<NewPhoneMessage, 'parameter'>

/** What a job stores of a reply to a caller. */
export interface PhoneReply {
  /** The number, encrypted with the id of the job. */
  to: string
  text: string
  linkId: string | null
}

/** Queues a message once for each event and channel. */
export async function enqueuePhoneMessage(
  tx: Queries,
  { userId, kind: type, parameter, eventKey, isUrgent }: NewPhoneMessage,
  now: number,
): Promise<void> {
  const secret: PhoneNotice = { parameter }
  // A code has expired by then.
  const isCode = userPhoneKinds[type].purpose === 'code'
  const job = {
    ...{ kind, type, account_id: userId, secret, isUrgent },
    eventKey: `${userId} ${eventKey} ${type}`,
    ...(isCode && { expiresAt: now + minutesMs(10) }),
  }
  await enqueueJobs(tx, [job], now)
}

/** Deletes the unsent messages to the phone of a user. */
export async function deleteWaitingPhoneMessages(
  tx: Queries,
  userId: string,
  kinds: readonly UserPhoneKind[],
): Promise<void> {
  await tx
    .deleteFrom('jobs')
    .where('account_id', '=', userId)
    .where('kind', '=', kind)
    .where('type', 'in', kinds)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}

/** Whether a reply to this message was queued. */
export async function isAnswered(db: Queries, inboundKey: string): Promise<boolean> {
  return (await findRow(db, 'jobs', { kind, event_key: inboundKey })) !== undefined
}

/** Queues a reply to a caller, once for each received message. */
export async function enqueueReply(
  tx: Queries,
  {
    id,
    channel,
    inboundKey,
    ...secret
  }: PhoneReply & {
    id: string
    channel: MessageChannel
    inboundKey: string
  },
  now: number,
): Promise<void> {
  const job = {
    ...{ id, kind, type: channel, eventKey: inboundKey, secret },
    // The sender may be with a seller, waiting for the reply, and is gone in an hour.
    ...{ isUrgent: true, expiresAt: now + hoursMs(1) },
  }
  await enqueueJobs(tx, [job], now)
}
