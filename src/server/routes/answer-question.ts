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
  const { right, thread, refusal } = await database.write(async (tx) => {
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
    const refusal = right ? null : await wordsForWrong(tx, meeting.id)
    return { right, refusal, thread: await toThreadRecord(tx, meeting) }
  })
  if (!right && refusal) {
    throw new Problem('WRONG_CODE', refusal, { fields: { answer: refusal } })
  }
  return { data: thread }
})

async function wordsForWrong(tx: Queries, matchId: string): Promise<string> {
  const question = await questionOf(tx, matchId)
  if (!question) return 'The finder has not asked anything yet.'
  if (question.answered_at !== null) return 'You have answered this already.'
  if (question.tries_left === 0) return 'That was the last try. Write to the finder instead.'
  return `That is not the answer. You have ${question.tries_left} more ${question.tries_left === 1 ? 'try' : 'tries'}.`
}
