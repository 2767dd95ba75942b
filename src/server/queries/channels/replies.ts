import type { MessageChannel } from '../../../domain/channels/channels.ts'
import type { Queries } from '../../db/database.ts'

/** Whether a reply to this message was queued. */
export async function isAnswered(db: Queries, inboundKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .where('event_key', '=', inboundKey)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Queues a reply in the outbox, which also has the mails, once for each received message. */
export async function enqueueReply(
  tx: Queries,
  reply: {
    id: string
    channel: MessageChannel
    /** Encrypted. */
    recipient: string
    text: string
    linkId: string | null
    inboundKey: string
  },
  now: number,
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: reply.id,
      recipient: reply.recipient,
      kind: reply.channel,
      subject: '',
      text: reply.text,
      html: '',
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
      event_key: reply.inboundKey,
      // The sender may be with a seller, waiting for the reply.
      urgent: 1,
      link_id: reply.linkId,
    })
    .onConflict((conflict) =>
      conflict.column('event_key').where('event_key', 'is not', null).doNothing(),
    )
    .execute()
}
