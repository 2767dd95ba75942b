import { answerQuestion } from '../../api/answer-question.ts'
import { Problem } from '../../api/problem.ts'
import { tellOther } from '../contact-notices.ts'
import type { Queries } from '../db/database.ts'
import { requireOpenMeeting, toThreadRecord } from '../meeting.ts'
import { logActivity } from '../queries/activity-log.ts'
import { questionOf, tryAnswer } from '../queries/contact.ts'
import { route } from '../route.ts'

export const answerQuestionRoute = route(answerQuestion, async (services, { input, caller }) => {
  const { database, limiter, now } = services
  await limiter.take('handOver', caller.id)
  // A wrong try must be kept, so its refusal is thrown after the transaction.
  const { right, thread, wrong } = await database.write(async (tx) => {
    const meeting = await requireOpenMeeting(tx, caller.id, input.id, 'owner')
    const at = now()
    const right = await tryAnswer(tx, meeting.id, input.answer, at)
    if (right !== null) {
      if (right) await tellOther(services, tx, meeting, 'answered', at)
      await logActivity(
        tx,
        {
          actorId: caller.id,
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
    throw new Problem('WRONG_CODE', reason, { params: { left }, field: 'answer' })
  }
  return { data: thread }
})

async function whyWrong(tx: Queries, matchId: string) {
  const question = await questionOf(tx, matchId)
  const left = question?.tries_left ?? 0
  if (!question) return { reason: 'no-question', left } as const
  if (question.answered_at !== null) return { reason: 'answered-already', left } as const
  return { reason: left === 0 ? 'last-answer' : 'answer', left } as const
}
