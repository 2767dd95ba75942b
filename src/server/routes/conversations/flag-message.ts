import { flagMessage } from '../../../api/conversations/flag-message.ts'
import { requireFound } from '../../lib/require-found.ts'
import { insertComplaint } from '../../queries/conversations/complaints.ts'
import { findMessageTo } from '../../queries/conversations/conversations.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { requireConversation, toThreadRecord } from '../../services/conversations/conversation.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const flagMessageRoute = route(flagMessage, async (ctx, { input, currentUser }) => {
  const { limiter, now } = ctx
  await limiter.consume('message', currentUser.id)
  const data = await inTransaction(ctx, async (ctx, tx) => {
    const conversation = await requireConversation(tx, currentUser.id, input.id)
    const message = requireFound(
      await findMessageTo(tx, currentUser.id, conversation.id, input.messageId),
      'message',
    )
    const complaintId = await insertComplaint(
      tx,
      {
        message_id: message.id,
        complainant_id: currentUser.id,
        reason: input.reason || null,
      },
      now,
    )
    if (complaintId) {
      logActivity(ctx, { action: 'create', entity: 'complaint', entityId: complaintId })
    }
    return toThreadRecord(tx, conversation)
  })
  return { data }
})
