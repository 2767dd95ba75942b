import { Problem } from '../../api/problem.ts'
import { sendMessage } from '../../api/send-message.ts'
import { mostUnanswered, refuseMessage } from '../../domain/contact/conversation.ts'
import { tellOther } from '../contact-notices.ts'
import { findWarnings } from '../links.ts'
import { requireOpenMeeting, toThreadRecord } from '../meeting.ts'
import { logActivity } from '../queries/activity-log.ts'
import { insertMessage, unansweredOf } from '../queries/contact.ts'
import { route } from '../route.ts'

export const sendMessageRoute = route(sendMessage, async (services, { input, caller }) => {
  const { database, limiter, now } = services
  await limiter.take('message', caller.id)
  const warnings = findWarnings(input.text)
  const data = await database.write(async (tx) => {
    await database.lock(tx, `contact:${input.id}`)
    const meeting = await requireOpenMeeting(tx, caller.id, input.id)
    const refusal = refuseMessage(await unansweredOf(tx, input.id, caller.id, mostUnanswered))
    if (refusal) {
      throw new Problem('NOT_ALLOWED', refusal, { params: { most: mostUnanswered }, field: 'text' })
    }
    const at = now()
    const messageId = await insertMessage(
      tx,
      { match_id: meeting.id, sender_id: caller.id, text: input.text },
      warnings,
      at,
    )
    await tellOther(services, tx, meeting, 'message', at)
    await logActivity(
      tx,
      { actorId: caller.id, action: 'create', entity: 'message', entityId: messageId },
      at,
    )
    return toThreadRecord(tx, meeting)
  })
  return { data }
})
