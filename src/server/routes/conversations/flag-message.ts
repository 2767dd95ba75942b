import { flagMessage } from '../../../api/conversations/flag-message.ts'
import { requireFound } from '../../lib/require-found.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { putComplaint } from '../../queries/conversations/complaints.ts'
import { findMessageTo } from '../../queries/conversations/conversations.ts'
import { requireConversation, toThreadRecord } from '../../services/conversations/conversation.ts'
import { route } from '../route.ts'

export const flagMessageRoute = route(
  flagMessage,
  async ({ database, limiter, now }, { input, currentUser }) => {
    await limiter.consume('message', currentUser.id)
    const data = await database.write(async (tx) => {
      const meeting = await requireConversation(tx, currentUser.id, input.id)
      const message = requireFound(
        await findMessageTo(tx, currentUser.id, meeting.id, input.messageId),
        'message',
      )
      const at = now()
      const complaintId = await putComplaint(
        tx,
        {
          message_id: message.id,
          complainant_id: currentUser.id,
          reason: input.reason || null,
        },
        at,
      )
      if (complaintId) {
        await logActivity(
          tx,
          { actorId: currentUser.id, action: 'create', entity: 'complaint', entityId: complaintId },
          at,
        )
      }
      return toThreadRecord(tx, meeting)
    })
    return { data }
  },
)
