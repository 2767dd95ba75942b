import { answerQuestion } from '../../../api/conversations/answer-question.ts'
import { askOwner } from '../../../api/conversations/ask-owner.ts'
import { confirmHandover } from '../../../api/conversations/confirm-handover.ts'
import { createHandoverCode } from '../../../api/conversations/create-handover-code.ts'
import { listComplaints } from '../../../api/conversations/list-complaints.ts'
import { listLabelMessages } from '../../../api/conversations/list-label-messages.ts'
import { messageOwner } from '../../../api/conversations/message-owner.ts'
import { resolveComplaint } from '../../../api/conversations/resolve-complaint.ts'
import { resolveLabelMessage } from '../../../api/conversations/resolve-label-message.ts'
import { shareContact } from '../../../api/conversations/share-contact.ts'
import { listComplaintRecords } from '../../queries/conversations/complaints.ts'
import { labelMessagesOf } from '../../queries/conversations/label-messages.ts'
import { answerQuestionUseCase } from '../../services/conversations/answer-question.ts'
import {
  askOwnerUseCase,
  createHandoverCodeUseCase,
  shareContactUseCase,
} from '../../services/conversations/change-conversation.ts'
import { confirmHandoverUseCase } from '../../services/conversations/confirm-handover.ts'
import { messageOwnerUseCase } from '../../services/conversations/message-owner.ts'
import { resolveComplaintUseCase } from '../../services/conversations/resolve-complaint.ts'
import { resolveLabelMessageUseCase } from '../../services/conversations/resolve-label-message.ts'
import { limitedRoute, type Route, route } from '../route.ts'
import { blockUserRoute } from './block-user.ts'
import { flagMessageRoute } from './flag-message.ts'
import { getThreadRoute } from './get-thread.ts'
import { sendMessageRoute } from './send-message.ts'

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
