import { logInTwoFactor } from '../../../../api/auth/two-factor/log-in-two-factor.ts'
import { logInTwoFactorUseCase } from '../../../services/auth/two-factor/log-in-two-factor.ts'
import { route } from '../../route.ts'

export const logInTwoFactorRoute = route(logInTwoFactor, async (ctx, request) => {
  await ctx.limiter.consume('codeByIp', request.ip)
  return logInTwoFactorUseCase(ctx, request)
})
