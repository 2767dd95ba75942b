import { resetUserPassword } from '../../../api/users/reset-user-password.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { resetUserPasswordUseCase } from '../../services/users/reset-user-password.ts'
import { route } from '../route.ts'

export const resetUserPasswordRoute = route(resetUserPassword, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  await resetUserPasswordUseCase(ctx, request)
  return { message: resultMessages['reset-mailed'] }
})
