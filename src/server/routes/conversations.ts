import { listComplaints, resolveComplaint } from '../../api/conversations/complaints.ts'
import { listLabelMessages, resolveLabelMessage } from '../../api/conversations/label-messages.ts'
import { messageOwner } from '../../api/conversations/message-owner.ts'
import {
  answerQuestion,
  askOwner,
  blockUser,
  confirmHandover,
  createHandoverCode,
  flagMessage,
  getThread,
  sendMessage,
  shareContact,
} from '../../api/conversations/threads.ts'
import { Problem } from '../../api/problem.ts'
import { maxUnanswered, whyCannotSendMessage } from '../../domain/conversations/conversations.ts'
import { requireFound } from '../lib/preconditions.ts'
import { insertComplaint, listComplaintRecords } from '../queries/conversations/complaints.ts'
import {
  findMessage,
  findMessageTo,
  insertBlock,
  unansweredOf,
  upsertParticipant,
} from '../queries/conversations/conversations.ts'
import { labelMessagesOf } from '../queries/conversations/label-messages.ts'
import { logActivity } from '../services/activity/log-activity.ts'
import {
  answerQuestionUseCase,
  askOwnerUseCase,
  createHandoverCodeUseCase,
  shareContactUseCase,
} from '../services/conversations/change-conversation.ts'
import { confirmHandoverUseCase } from '../services/conversations/confirm-handover.ts'
import {
  insertOwnMessage,
  notifyOtherParty,
  requireConversation,
  requireOpenConversation,
  toThreadRecord,
} from '../services/conversations/conversation.ts'
import { messageOwnerUseCase } from '../services/conversations/message-owner.ts'
import {
  resolveComplaintUseCase,
  resolveLabelMessageUseCase,
} from '../services/conversations/moderate-messages.ts'
import { inTransaction } from '../services/transaction.ts'
import { limitedRoute, type Route, route } from './route.ts'

const blockUserRoute = route(blockUser, async (ctx, { input, currentUser }) => {
  const { limiter, now } = ctx
  await limiter.consume('change', currentUser.id)
  const data = await inTransaction(ctx, async (ctx, tx) => {
    const { other } = await requireConversation(tx, currentUser.id, input.id)
    await insertBlock(tx, currentUser.id, other.userId, now)
    const details = { blocked: true }
    logActivity(ctx, { action: 'update', entity: 'match', entityId: input.id, details })
    return toThreadRecord(tx, await requireConversation(tx, currentUser.id, input.id))
  })
  return { data }
})

const flagMessageRoute = route(flagMessage, async (ctx, { input, currentUser }) => {
  const { limiter, now } = ctx
  await limiter.consume('complaint', currentUser.id)
  const data = await inTransaction(ctx, async (ctx, tx) => {
    const conversation = await requireConversation(tx, currentUser.id, input.id)
    const message = requireFound(
      await findMessageTo(tx, currentUser.id, conversation.id, input.messageId),
      'message',
    )
    const complaintId = await insertComplaint(
      tx,
      {
        message_id: message.id,
        complainant_id: currentUser.id,
        reason: input.reason || null,
      },
      now,
    )
    if (complaintId) {
      logActivity(ctx, { action: 'create', entity: 'complaint', entityId: complaintId })
    }
    return toThreadRecord(tx, conversation)
  })
  return { data }
})

const getThreadRoute = route(getThread, async ({ database, now }, { input, currentUser }) => {
  const conversation = await requireConversation(database.read, currentUser.id, input.id)
  if (input.before !== undefined) {
    const before = requireFound(
      await findMessage(database.read, conversation.id, input.before),
      'message-here',
    )
    return { data: await toThreadRecord(database.read, conversation, before) }
  }
  // Marking messages as read changes no record, so it is not logged.
  await database.write((tx) =>
    upsertParticipant(tx, conversation.id, currentUser.id, { read_at: now }),
  )
  return { data: await toThreadRecord(database.read, conversation) }
})

const sendMessageRoute = route(sendMessage, async (ctx, { input, currentUser }) => {
  const { database, limiter } = ctx
  await limiter.consume('message', currentUser.id)
  const data = await inTransaction(ctx, async (ctx, tx) => {
    await database.lock(tx, `contact:${input.id}`)
    const conversation = await requireOpenConversation(tx, currentUser.id, input.id)
    const refusal = whyCannotSendMessage(
      await unansweredOf(tx, input.id, currentUser.id, maxUnanswered),
    )
    if (refusal) {
      throw new Problem('FORBIDDEN', refusal, { params: { max: maxUnanswered }, field: 'text' })
    }
    await insertOwnMessage(ctx, conversation, input.text)
    await notifyOtherParty(ctx, conversation, 'message')
    return toThreadRecord(tx, conversation)
  })
  return { data }
})

export const conversationsRoutes: readonly Route[] = [
  route(listLabelMessages, ({ database }, { input, currentUser }) =>
    labelMessagesOf(database.read, currentUser.id, input),
  ),
  limitedRoute(resolveLabelMessage, 'change', resolveLabelMessageUseCase),
  route(messageOwner, messageOwnerUseCase),
  getThreadRoute,
  sendMessageRoute,
  flagMessageRoute,
  limitedRoute(shareContact, 'change', shareContactUseCase),
  limitedRoute(askOwner, 'change', askOwnerUseCase),
  limitedRoute(answerQuestion, 'handOver', answerQuestionUseCase),
  limitedRoute(createHandoverCode, 'handOver', createHandoverCodeUseCase),
  limitedRoute(confirmHandover, 'handOver', confirmHandoverUseCase),
  blockUserRoute,
  route(listComplaints, async ({ database }, { input }) => ({
    data: await listComplaintRecords(database.read, input),
  })),
  route(resolveComplaint, async (ctx, request) => {
    return { data: await resolveComplaintUseCase(ctx, request) }
  }),
]
