import { updateSecurity } from '../../../../api/auth/two-factor/update-security.ts'
import { Problem } from '../../../../api/problem.ts'
import { resultMessages } from '../../../../locales/en/results.ts'
import { logActivity } from '../../../queries/activity/activity-log.ts'
import {
  hasTwoFactor,
  isTwoFactorRequired,
  requireTwoFactor,
} from '../../../queries/auth/two-factor.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { route } from '../../route.ts'

export const updateSecurityRoute = route(
  updateSecurity,
  async (
    { database, limiter, now },
    { input: { secondFactorRequired: twoFactorRequired }, currentUser },
  ) => {
    requireConfirmedPassword(currentUser, now())
    await limiter.consume('change', currentUser.id)
    await database.write(async (tx) => {
      if (twoFactorRequired && !(await hasTwoFactor(tx, currentUser.id))) {
        throw new Problem('TWO_FACTOR_ALREADY_ENABLED', 'own-first')
      }
      const before = await isTwoFactorRequired(tx)
      await requireTwoFactor(tx, twoFactorRequired)
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'update',
          entity: 'security',
          entityId: 'second-factor',
          details: {
            role: currentUser.role,
            before: { required: before },
            after: { required: twoFactorRequired },
          },
        },
        now(),
      )
    })
    return {
      message: twoFactorRequired
        ? resultMessages['second-factor-required']
        : resultMessages['second-factor-optional'],
    }
  },
)
