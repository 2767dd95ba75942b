import { messageOwner } from '../../../api/conversations/message-owner.ts'
import { messageOwnerUseCase } from '../../services/conversations/message-owner.ts'
import { route } from '../route.ts'

export const messageOwnerRoute = route(messageOwner, async (ctx, request) => {
  await ctx.limiter.consume('foundByIp', request.ip)
  return messageOwnerUseCase(ctx, request)
})
