import { grantPass } from '../../../api/payments/grant-pass.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { requireConfirmedPassword } from '../../security/require-reauthentication.ts'
import { grantPassUseCase } from '../../services/payments/grant-pass.ts'
import { route } from '../route.ts'

export const grantPassRoute = route(grantPass, async (ctx, request) => {
  requireConfirmedPassword(ctx, request.currentUser)
  await grantPassUseCase(ctx, request)
  return { message: resultMessages['pass-granted'] }
})
