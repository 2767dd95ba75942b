import { adminResetTwoFactor } from '../../../api/users/admin-reset-two-factor.ts'
import { requireConfirmedPassword } from '../../security/require-reauthentication.ts'
import { adminResetTwoFactorUseCase } from '../../services/users/admin-reset-two-factor.ts'
import { route } from '../route.ts'

export const adminResetTwoFactorRoute = route(adminResetTwoFactor, async (ctx, request) => {
  requireConfirmedPassword(ctx, request.currentUser)
  await ctx.limiter.consume('change', request.currentUser.id)
  return adminResetTwoFactorUseCase(ctx, request)
})
