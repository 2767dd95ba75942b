import { confirmTwoFactor } from '../../../../api/auth/two-factor/confirm-two-factor.ts'
import { confirmTwoFactorUseCase } from '../../../services/auth/two-factor/confirm-two-factor.ts'
import { route } from '../../route.ts'

export const confirmTwoFactorRoute = route(confirmTwoFactor, async (ctx, request) => {
  await ctx.limiter.consume('secondFactorByAccount', request.currentUser.id)
  return { data: await confirmTwoFactorUseCase(ctx, request) }
})
