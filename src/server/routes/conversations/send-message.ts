import { sendMessage } from '../../../api/conversations/send-message.ts'
import { Problem } from '../../../api/problem.ts'
import { maxUnanswered, whyCannotSendMessage } from '../../../domain/conversations/conversation.ts'
import { insertMessage, unansweredOf } from '../../queries/conversations/conversations.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import {
  requireOpenConversation,
  toThreadRecord,
} from '../../services/conversations/conversation.ts'
import { findWarnings } from '../../services/conversations/find-links.ts'
import { notifyOtherParty } from '../../services/conversations/notify-other-party.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const sendMessageRoute = route(sendMessage, async (ctx, { input, currentUser }) => {
  const { database, limiter, now } = ctx
  await limiter.consume('message', currentUser.id)
  const warnings = findWarnings(input.text)
  const data = await inTransaction(ctx, async (ctx, tx) => {
    await database.lock(tx, `contact:${input.id}`)
    const conversation = await requireOpenConversation(tx, currentUser.id, input.id)
    const refusal = whyCannotSendMessage(
      await unansweredOf(tx, input.id, currentUser.id, maxUnanswered),
    )
    if (refusal) {
      throw new Problem('FORBIDDEN', refusal, { params: { max: maxUnanswered }, field: 'text' })
    }
    const messageId = await insertMessage(
      tx,
      { match_id: conversation.id, sender_id: currentUser.id, text: input.text },
      warnings,
      now,
    )
    await notifyOtherParty(ctx, conversation, 'message')
    logActivity(ctx, { action: 'create', entity: 'message', entityId: messageId })
    return toThreadRecord(tx, conversation)
  })
  return { data }
})
