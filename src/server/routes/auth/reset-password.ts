import { resetPassword } from '../../../api/auth/reset-password.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { resetPasswordUseCase } from '../../services/auth/reset-password.ts'
import { route } from '../route.ts'

export const resetPasswordRoute = route(resetPassword, async (ctx, request) => {
  await resetPasswordUseCase(ctx, request)
  return { message: resultMessages['password-reset'] }
})
