import type { NotificationKindName } from '../../../domain/notifications/notifications.ts'
import type { TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import type { OwnConversation } from './conversation.ts'

/** Events of a conversation that the other user is notified of. */
type ContactEvent = 'message' | 'question' | 'answered' | 'sharing'

const kinds = {
  message: { owner: 'message-from-owner', finder: 'message-from-finder' },
  question: { owner: 'question', finder: 'question' },
  answered: { owner: 'answered', finder: 'answered' },
  sharing: { owner: 'sharing-by-owner', finder: 'sharing-by-finder' },
} as const satisfies Record<ContactEvent, Record<OwnConversation['side'], NotificationKindName>>

const hourMs = 3_600_000

/**
 * Notifies the other user of an event, without its text, at most once an hour for each kind: the
 * conversation itself is always up to date.
 */
export async function notifyOtherParty(
  ctx: TransactionContext,
  { id, side, other }: OwnConversation,
  event: ContactEvent,
): Promise<void> {
  const { now } = ctx
  await notifyUser(ctx, {
    userId: other.userId,
    ...(ctx.actor && { sender: ctx.actor.id }),
    kind: kinds[event][side],
    subjectId: id,
    data: { item: other.reportName },
    eventKey: `${event} ${id} ${Math.floor(now / hourMs)}`,
  })
}
