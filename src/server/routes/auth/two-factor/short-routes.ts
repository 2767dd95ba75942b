import { confirmTwoFactor } from '../../../../api/auth/two-factor/confirm-two-factor.ts'
import { logInTwoFactor } from '../../../../api/auth/two-factor/log-in-two-factor.ts'
import { updateSecurity } from '../../../../api/auth/two-factor/update-security.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { confirmTwoFactorUseCase } from '../../../services/auth/two-factor/confirm-two-factor.ts'
import { logInTwoFactorUseCase } from '../../../services/auth/two-factor/log-in-two-factor.ts'
import { updateSecurityUseCase } from '../../../services/auth/two-factor/update-security.ts'
import { route } from '../../route.ts'

// Endpoints whose route is a few lines: it counts the call, asks one service or query, and answers.

export const confirmTwoFactorRoute = route(confirmTwoFactor, async (ctx, request) => {
  await ctx.limiter.consume('secondFactorByAccount', request.currentUser.id)
  return { data: await confirmTwoFactorUseCase(ctx, request) }
})

export const logInTwoFactorRoute = route(logInTwoFactor, async (ctx, request) => {
  await ctx.limiter.consume('codeByIp', request.ip)
  return logInTwoFactorUseCase(ctx, request)
})

export const updateSecurityRoute = route(updateSecurity, async (ctx, request) => {
  requireConfirmedPassword(ctx, request.currentUser)
  await ctx.limiter.consume('change', request.currentUser.id)
  return updateSecurityUseCase(ctx, request)
})
