import { answerQuestion } from '../../../api/conversations/answer-question.ts'
import { Problem } from '../../../api/problem.ts'
import type { Queries } from '../../db/database.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { questionOf, tryAnswer } from '../../queries/conversations/conversations.ts'
import {
  requireOpenConversation,
  toThreadRecord,
} from '../../services/conversations/conversation.ts'
import { notifyOtherParty } from '../../services/conversations/notify-other-party.ts'
import { route } from '../route.ts'

export const answerQuestionRoute = route(
  answerQuestion,
  async (services, { input, currentUser }) => {
    const { database, limiter, now } = services
    await limiter.consume('handOver', currentUser.id)
    // A wrong try must be kept, so its refusal is thrown after the transaction.
    const { right, thread, wrong } = await database.write(async (tx) => {
      const meeting = await requireOpenConversation(tx, currentUser.id, input.id, 'owner')
      const at = now()
      const right = await tryAnswer(tx, meeting.id, input.answer, at)
      if (right !== null) {
        if (right) await notifyOtherParty(services, tx, meeting, 'answered', at)
        await logActivity(
          tx,
          {
            actorId: currentUser.id,
            action: 'update',
            entity: 'match',
            entityId: meeting.id,
            details: { answer: right ? 'right' : 'wrong' },
          },
          at,
        )
      }
      const wrong = right ? null : await whyWrong(tx, meeting.id)
      return { right, wrong, thread: await toThreadRecord(tx, meeting) }
    })
    if (!right && wrong) {
      const { reason, left } = wrong
      throw new Problem('INVALID_CODE', reason, { params: { left }, field: 'answer' })
    }
    return { data: thread }
  },
)

async function whyWrong(tx: Queries, matchId: string) {
  const question = await questionOf(tx, matchId)
  const left = question?.tries_left ?? 0
  if (!question) return { reason: 'no-question', left } as const
  if (question.answered_at !== null) return { reason: 'answered-already', left } as const
  return { reason: left === 0 ? 'last-answer' : 'answer', left } as const
}
