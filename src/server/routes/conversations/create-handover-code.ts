import { createHandoverCode } from '../../../api/conversations/create-handover-code.ts'
import { upsertHandoverCode } from '../../queries/conversations/conversations.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import {
  requireOpenConversation,
  toThreadRecord,
} from '../../services/conversations/conversation.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const createHandoverCodeRoute = route(
  createHandoverCode,
  async (ctx, { input, currentUser }) => {
    const { limiter, now } = ctx
    await limiter.consume('handOver', currentUser.id)
    const data = await inTransaction(ctx, async (ctx, tx) => {
      const conversation = await requireOpenConversation(tx, currentUser.id, input.id, 'owner')
      await upsertHandoverCode(tx, conversation.id, now)
      logActivity(ctx, {
        action: 'update',
        entity: 'match',
        entityId: conversation.id,
        details: { handOver: 'code made' },
      })
      return toThreadRecord(tx, conversation)
    })
    return { data }
  },
)
