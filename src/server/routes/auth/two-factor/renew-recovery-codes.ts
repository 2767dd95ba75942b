import { renewRecoveryCodes } from '../../../../api/auth/two-factor/renew-recovery-codes.ts'
import { Problem } from '../../../../api/problem.ts'
import { logActivity } from '../../../queries/activity/activity-log.ts'
import { hasTwoFactor, replaceRecoveryCodes } from '../../../queries/auth/two-factor.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { route } from '../../route.ts'

export const renewRecoveryCodesRoute = route(
  renewRecoveryCodes,
  async ({ database, limiter, now }, { currentUser }) => {
    requireConfirmedPassword(currentUser, now())
    await limiter.consume('change', currentUser.id)
    const recoveryCodes = await database.write(async (tx) => {
      if (!(await hasTwoFactor(tx, currentUser.id))) {
        throw new Problem('TWO_FACTOR_ALREADY_ENABLED', 'none-yet')
      }
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'update',
          entity: 'second-factor',
          entityId: currentUser.id,
          details: { role: currentUser.role, recoveryCodes: 'renewed' },
        },
        now(),
      )
      return replaceRecoveryCodes(tx, currentUser.id)
    })
    return { data: { recoveryCodes } }
  },
)
