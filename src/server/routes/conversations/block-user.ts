import { blockUser } from '../../../api/conversations/block-user.ts'
import { insertBlock } from '../../queries/conversations/conversations.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { requireConversation, toThreadRecord } from '../../services/conversations/conversation.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const blockUserRoute = route(blockUser, async (ctx, { input, currentUser }) => {
  const { limiter, now } = ctx
  await limiter.consume('change', currentUser.id)
  const data = await inTransaction(ctx, async (ctx, tx) => {
    const { other } = await requireConversation(tx, currentUser.id, input.id)
    await insertBlock(tx, currentUser.id, other.userId, now)
    const details = { blocked: true }
    logActivity(ctx, { action: 'update', entity: 'match', entityId: input.id, details })
    return toThreadRecord(tx, await requireConversation(tx, currentUser.id, input.id))
  })
  return { data }
})
