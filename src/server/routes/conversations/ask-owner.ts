import { askOwner } from '../../../api/conversations/ask-owner.ts'
import { Problem } from '../../../api/problem.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { upsertQuestion } from '../../queries/conversations/conversations.ts'
import {
  requireOpenConversation,
  toThreadRecord,
} from '../../services/conversations/conversation.ts'
import { notifyOtherParty } from '../../services/conversations/notify-other-party.ts'
import { route } from '../route.ts'

export const askOwnerRoute = route(askOwner, async (services, { input, currentUser }) => {
  const { database, limiter, now } = services
  await limiter.consume('change', currentUser.id)
  const data = await database.write(async (tx) => {
    const meeting = await requireOpenConversation(tx, currentUser.id, input.id, 'finder')
    const at = now()
    if (!(await upsertQuestion(tx, meeting.id, input, at))) {
      throw new Problem('FORBIDDEN', 'asked-already', { field: 'question' })
    }
    await notifyOtherParty(services, tx, meeting, 'question', at)
    await logActivity(
      tx,
      {
        actorId: currentUser.id,
        action: 'update',
        entity: 'match',
        entityId: meeting.id,
        details: { question: 'asked' },
      },
      at,
    )
    return toThreadRecord(tx, meeting)
  })
  return { data }
})
