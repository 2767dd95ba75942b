import type {
  answerQuestion,
  askOwner,
  createHandoverCode,
  shareContact,
} from '../../../api/conversations/threads.ts'
import { Problem } from '../../../api/problem.ts'
import type { Queries } from '../../db/database.ts'
import {
  questionOf,
  tryAnswer,
  upsertHandoverCode,
  upsertParticipant,
  upsertQuestion,
} from '../../queries/conversations/conversations.ts'
import { requireSettledPassword } from '../../security/staff-access.ts'
import { type Activity, logActivity } from '../activity/log-activity.ts'
import type { ApiRequest, RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import {
  type ConversationParty,
  insertOwnMessage,
  notifyOtherParty,
  type OwnConversation,
  requireOpenConversation,
  toThreadRecord,
} from './conversation.ts'

/**
 * Asks the owner of a match a question that only they can answer. It is a message, too: so it has
 * warnings, and its reader can report it.
 */
export function askOwnerUseCase(ctx: Context, request: RequestOf<typeof askOwner>) {
  return changeConversation(ctx, request, 'finder', async (ctx, conversation) => {
    if (!(await upsertQuestion(ctx, conversation.id, request.input))) {
      throw new Problem('FORBIDDEN', 'asked-already', { field: 'question' })
    }
    await insertOwnMessage(ctx, conversation, request.input.question)
    await notifyOtherParty(ctx, conversation, 'question')
    return { question: 'asked' }
  })
}

/** Makes the code that the finder enters when the item is handed over. */
export function createHandoverCodeUseCase(
  ctx: Context,
  request: RequestOf<typeof createHandoverCode>,
) {
  return changeConversation(ctx, request, 'owner', async ({ tx, now }, { id }) => {
    // The code closes the report of the loss: who snatched the unlocked phone may be the “finder”.
    requireSettledPassword(ctx, request.currentUser)
    await upsertHandoverCode(tx, id, now)
    return { handOver: 'code made' }
  })
}

/** Saves whether the other user may see the caller's name and phone number. */
export function shareContactUseCase(ctx: Context, request: RequestOf<typeof shareContact>) {
  const { name, phone } = request.input
  return changeConversation(ctx, request, null, async (ctx, conversation) => {
    await upsertParticipant(ctx.tx, conversation.id, request.currentUser.id, {
      shares_name: name ? 1 : 0,
      shares_phone: phone ? 1 : 0,
    })
    await notifyOtherParty(ctx, conversation, 'sharing')
    return { sharesName: name, sharesPhone: phone }
  })
}

type Change = (
  ctx: TransactionContext,
  conversation: OwnConversation,
) => Promise<NonNullable<Activity['details']>>

/**
 * Changes an open conversation of the caller, and logs the details that `change` returns as a change
 * of its match, which has the same id. Returns the conversation as the caller sees it afterwards.
 */
function changeConversation(
  outer: Context,
  { input, currentUser }: ApiRequest<{ id: string }, { id: string }>,
  onlyFor: ConversationParty | null,
  change: Change,
) {
  return inTransaction(outer, async (ctx, tx) => {
    const conversation = await requireOpenConversation(tx, currentUser.id, input.id, onlyFor)
    const details = await change(ctx, conversation)
    const entityId = conversation.id
    logActivity(ctx, { action: 'update', entity: 'match', entityId, details })
    return toThreadRecord(tx, conversation)
  })
}

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
