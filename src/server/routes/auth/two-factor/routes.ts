import { confirmTwoFactor } from '../../../../api/auth/two-factor/confirm-two-factor.ts'
import { getTwoFactor } from '../../../../api/auth/two-factor/get-two-factor.ts'
import { logInTwoFactor } from '../../../../api/auth/two-factor/log-in-two-factor.ts'
import { updateSecurity } from '../../../../api/auth/two-factor/update-security.ts'
import { isStaff } from '../../../../domain/users/roles.ts'
import { passkeysOf } from '../../../queries/auth/passkeys.ts'
import {
  countRecoveryCodes,
  findTwoFactor,
  isTwoFactorRequired,
} from '../../../queries/auth/two-factor.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { confirmTwoFactorUseCase } from '../../../services/auth/two-factor/confirm-two-factor.ts'
import { logInTwoFactorUseCase } from '../../../services/auth/two-factor/log-in-two-factor.ts'
import { updateSecurityUseCase } from '../../../services/auth/two-factor/update-security.ts'
import { limitedRoute, type Route, route } from '../../route.ts'
import { disableTwoFactorRoute } from './disable-two-factor.ts'
import { renewRecoveryCodesRoute } from './renew-recovery-codes.ts'
import { startTwoFactorRoute } from './start-two-factor.ts'

export const authTwoFactorRoutes: readonly Route[] = [
  limitedRoute(confirmTwoFactor, 'secondFactorByAccount', confirmTwoFactorUseCase),
  disableTwoFactorRoute,
  route(getTwoFactor, async ({ database }, { currentUser }) => ({
    data: {
      since: (await findTwoFactor(database.read, currentUser.id))?.confirmed_at ?? null,
      recoveryCodesLeft: await countRecoveryCodes(database.read, currentUser.id),
      passkeys: (await passkeysOf(database.read, currentUser.id)).length,
      required: isStaff(currentUser.role) && (await isTwoFactorRequired(database.read)),
    },
  })),
  route(logInTwoFactor, logInTwoFactorUseCase),
  renewRecoveryCodesRoute,
  startTwoFactorRoute,
  route(updateSecurity, async (ctx, request) => {
    requireConfirmedPassword(ctx, request.currentUser)
    await ctx.limiter.consume('change', request.currentUser.id)
    return updateSecurityUseCase(ctx, request)
  }),
]
