import { blockUser } from '../../../api/conversations/block-user.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { insertBlock } from '../../queries/conversations/conversations.ts'
import { requireConversation, toThreadRecord } from '../../services/conversations/conversation.ts'
import { route } from '../route.ts'

export const blockUserRoute = route(
  blockUser,
  async ({ database, limiter, now }, { input, currentUser }) => {
    await limiter.consume('change', currentUser.id)
    const data = await database.write(async (tx) => {
      const { other } = await requireConversation(tx, currentUser.id, input.id)
      const at = now()
      await insertBlock(tx, currentUser.id, other.userId, at)
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'update',
          entity: 'match',
          entityId: input.id,
          details: { blocked: true },
        },
        at,
      )
      return toThreadRecord(tx, await requireConversation(tx, currentUser.id, input.id))
    })
    return { data }
  },
)
