import { answerNotification } from '../../../api/notifications/answer-notification.ts'
import { answerNotificationUseCase } from '../../services/notifications/answer-notification.ts'
import { route } from '../route.ts'

export const answerNotificationRoute = route(answerNotification, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await answerNotificationUseCase(ctx, request) }
})
