import { Problem } from '../../api/problem.ts'
import { updateSecurity } from '../../api/update-security.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { requireConfirmedPassword } from '../confirmed-password.ts'
import { logActivity } from '../queries/activity-log.ts'
import {
  hasSecondFactor,
  isSecondFactorRequired,
  requireSecondFactor,
} from '../queries/second-factors.ts'
import { route } from '../route.ts'

export const updateSecurityRoute = route(
  updateSecurity,
  async ({ database, limiter, now }, { input: { secondFactorRequired }, caller }) => {
    requireConfirmedPassword(caller, now())
    await limiter.take('change', caller.id)
    await database.write(async (tx) => {
      if (secondFactorRequired && !(await hasSecondFactor(tx, caller.id))) {
        throw new Problem('SECOND_FACTOR_STANDS', 'own-first')
      }
      const before = await isSecondFactorRequired(tx)
      await requireSecondFactor(tx, secondFactorRequired)
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'update',
          entity: 'security',
          entityId: 'second-factor',
          details: {
            role: caller.role,
            before: { required: before },
            after: { required: secondFactorRequired },
          },
        },
        now(),
      )
    })
    return {
      message: secondFactorRequired
        ? resultMessages['second-factor-required']
        : resultMessages['second-factor-optional'],
    }
  },
)
