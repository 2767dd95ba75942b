import type { answerQuestion } from '../../../api/conversations/threads.ts'
import { Problem } from '../../../api/problem.ts'
import type { Queries } from '../../db/database.ts'
import { questionOf, tryAnswer } from '../../queries/conversations/conversations.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { requireOpenConversation, toThreadRecord } from './conversation.ts'
import { notifyOtherParty } from './notify-other-party.ts'

export async function answerQuestionUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof answerQuestion>,
) {
  // Thrown after the transaction: the failed try must be committed.
  const { right, thread, wrong } = await inTransaction(ctx, async (ctx, tx) => {
    const conversation = await requireOpenConversation(tx, currentUser.id, input.id, 'owner')
    const right = await tryAnswer(ctx, conversation.id, input.answer)
    if (right !== null) {
      if (right) await notifyOtherParty(ctx, conversation, 'answered')
      const details = { answer: right ? 'right' : 'wrong' }
      logActivity(ctx, { action: 'update', entity: 'match', entityId: conversation.id, details })
    }
    const wrong = right ? null : await whyWrong(tx, conversation.id)
    return { right, wrong, thread: await toThreadRecord(tx, conversation) }
  })
  if (!right && wrong) {
    const { reason, left } = wrong
    throw new Problem('INVALID_CODE', reason, { params: { left }, field: 'answer' })
  }
  return thread
}

async function whyWrong(tx: Queries, matchId: string) {
  const question = await questionOf(tx, matchId)
  const left = question?.tries_left ?? 0
  if (!question) return { reason: 'no-question', left } as const
  if (question.answered_at !== null) return { reason: 'answered-already', left } as const
  return { reason: left === 0 ? 'last-answer' : 'answer', left } as const
}
