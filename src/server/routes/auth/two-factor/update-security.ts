import { updateSecurity } from '../../../../api/auth/two-factor/update-security.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { updateSecurityUseCase } from '../../../services/auth/two-factor/update-security.ts'
import { route } from '../../route.ts'

export const updateSecurityRoute = route(updateSecurity, async (ctx, request) => {
  requireConfirmedPassword(ctx, request.currentUser)
  await ctx.limiter.consume('change', request.currentUser.id)
  return updateSecurityUseCase(ctx, request)
})
