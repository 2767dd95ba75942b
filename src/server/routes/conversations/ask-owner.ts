import { askOwner } from '../../../api/conversations/ask-owner.ts'
import { Problem } from '../../../api/problem.ts'
import { upsertQuestion } from '../../queries/conversations/conversations.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import {
  requireOpenConversation,
  toThreadRecord,
} from '../../services/conversations/conversation.ts'
import { notifyOtherParty } from '../../services/conversations/notify-other-party.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const askOwnerRoute = route(askOwner, async (ctx, { input, currentUser }) => {
  const { limiter, now } = ctx
  await limiter.consume('change', currentUser.id)
  const data = await inTransaction(ctx, async (ctx, tx) => {
    const conversation = await requireOpenConversation(tx, currentUser.id, input.id, 'finder')
    if (!(await upsertQuestion(tx, conversation.id, input, now))) {
      throw new Problem('FORBIDDEN', 'asked-already', { field: 'question' })
    }
    await notifyOtherParty(ctx, conversation, 'question')
    logActivity(ctx, {
      action: 'update',
      entity: 'match',
      entityId: conversation.id,
      details: { question: 'asked' },
    })
    return toThreadRecord(tx, conversation)
  })
  return { data }
})
