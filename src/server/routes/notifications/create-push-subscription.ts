import { createPushSubscription } from '../../../api/notifications/create-push-subscription.ts'
import { createPushSubscriptionUseCase } from '../../services/notifications/create-push-subscription.ts'
import { route } from '../route.ts'

export const createPushSubscriptionRoute = route(createPushSubscription, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await createPushSubscriptionUseCase(ctx, request) }
})
