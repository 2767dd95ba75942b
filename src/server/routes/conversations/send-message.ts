import { sendMessage } from '../../../api/conversations/send-message.ts'
import { Problem } from '../../../api/problem.ts'
import { maxUnanswered, whyCannotSendMessage } from '../../../domain/conversations/conversation.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { insertMessage, unansweredOf } from '../../queries/conversations/conversations.ts'
import {
  requireOpenConversation,
  toThreadRecord,
} from '../../services/conversations/conversation.ts'
import { findWarnings } from '../../services/conversations/find-links.ts'
import { notifyOtherParty } from '../../services/conversations/notify-other-party.ts'
import { route } from '../route.ts'

export const sendMessageRoute = route(sendMessage, async (services, { input, currentUser }) => {
  const { database, limiter, now } = services
  await limiter.consume('message', currentUser.id)
  const warnings = findWarnings(input.text)
  const data = await database.write(async (tx) => {
    await database.lock(tx, `contact:${input.id}`)
    const meeting = await requireOpenConversation(tx, currentUser.id, input.id)
    const refusal = whyCannotSendMessage(
      await unansweredOf(tx, input.id, currentUser.id, maxUnanswered),
    )
    if (refusal) {
      throw new Problem('FORBIDDEN', refusal, { params: { most: maxUnanswered }, field: 'text' })
    }
    const at = now()
    const messageId = await insertMessage(
      tx,
      { match_id: meeting.id, sender_id: currentUser.id, text: input.text },
      warnings,
      at,
    )
    await notifyOtherParty(services, tx, meeting, 'message', at)
    await logActivity(
      tx,
      { actorId: currentUser.id, action: 'create', entity: 'message', entityId: messageId },
      at,
    )
    return toThreadRecord(tx, meeting)
  })
  return { data }
})
