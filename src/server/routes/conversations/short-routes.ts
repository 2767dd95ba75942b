import { answerQuestion } from '../../../api/conversations/answer-question.ts'
import { confirmHandover } from '../../../api/conversations/confirm-handover.ts'
import { listComplaints } from '../../../api/conversations/list-complaints.ts'
import { listLabelMessages } from '../../../api/conversations/list-label-messages.ts'
import { messageOwner } from '../../../api/conversations/message-owner.ts'
import { resolveComplaint } from '../../../api/conversations/resolve-complaint.ts'
import { resolveLabelMessage } from '../../../api/conversations/resolve-label-message.ts'
import { listComplaintRecords } from '../../queries/conversations/complaints.ts'
import { labelMessagesOf } from '../../queries/conversations/label-messages.ts'
import { answerQuestionUseCase } from '../../services/conversations/answer-question.ts'
import { confirmHandoverUseCase } from '../../services/conversations/confirm-handover.ts'
import { messageOwnerUseCase } from '../../services/conversations/message-owner.ts'
import { resolveComplaintUseCase } from '../../services/conversations/resolve-complaint.ts'
import { resolveLabelMessageUseCase } from '../../services/conversations/resolve-label-message.ts'
import { route } from '../route.ts'

// Endpoints whose route is a few lines: it counts the call, asks one service or query, and answers.

export const answerQuestionRoute = route(answerQuestion, async (ctx, request) => {
  await ctx.limiter.consume('handOver', request.currentUser.id)
  return { data: await answerQuestionUseCase(ctx, request) }
})

export const confirmHandoverRoute = route(confirmHandover, async (ctx, request) => {
  await ctx.limiter.consume('handOver', request.currentUser.id)
  return { data: await confirmHandoverUseCase(ctx, request) }
})

export const listComplaintsRoute = route(listComplaints, async ({ database }, { input }) => ({
  data: await listComplaintRecords(database.read, input),
}))

export const messageOwnerRoute = route(messageOwner, async (ctx, request) => {
  await ctx.limiter.consume('foundByIp', request.ip)
  return messageOwnerUseCase(ctx, request)
})

export const resolveComplaintRoute = route(resolveComplaint, async (ctx, request) => {
  return { data: await resolveComplaintUseCase(ctx, request) }
})

export const listLabelMessagesRoute = route(
  listLabelMessages,
  async ({ database }, { currentUser }) => ({
    data: await labelMessagesOf(database.read, currentUser.id),
  }),
)

export const resolveLabelMessageRoute = route(resolveLabelMessage, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await resolveLabelMessageUseCase(ctx, request) }
})
