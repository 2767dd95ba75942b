import { createHandoverCode } from '../../../api/conversations/create-handover-code.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { upsertHandoverCode } from '../../queries/conversations/conversations.ts'
import {
  requireOpenConversation,
  toThreadRecord,
} from '../../services/conversations/conversation.ts'
import { route } from '../route.ts'

export const createHandoverCodeRoute = route(
  createHandoverCode,
  async ({ database, limiter, now }, { input, currentUser }) => {
    await limiter.consume('handOver', currentUser.id)
    const data = await database.write(async (tx) => {
      const meeting = await requireOpenConversation(tx, currentUser.id, input.id, 'owner')
      const at = now()
      await upsertHandoverCode(tx, meeting.id, at)
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'update',
          entity: 'match',
          entityId: meeting.id,
          details: { handOver: 'code made' },
        },
        at,
      )
      return toThreadRecord(tx, meeting)
    })
    return { data }
  },
)
