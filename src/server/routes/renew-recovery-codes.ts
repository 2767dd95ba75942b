import { Problem } from '../../api/problem.ts'
import { renewRecoveryCodes } from '../../api/renew-recovery-codes.ts'
import { requireConfirmedPassword } from '../confirmed-password.ts'
import { logActivity } from '../queries/activity-log.ts'
import { hasSecondFactor, replaceRecoveryCodes } from '../queries/second-factors.ts'
import { route } from '../route.ts'

export const renewRecoveryCodesRoute = route(
  renewRecoveryCodes,
  async ({ database, limiter, now }, { caller }) => {
    requireConfirmedPassword(caller, now())
    await limiter.take('change', caller.id)
    const recoveryCodes = await database.write(async (tx) => {
      if (!(await hasSecondFactor(tx, caller.id))) {
        throw new Problem('SECOND_FACTOR_STANDS', 'none-yet')
      }
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'update',
          entity: 'second-factor',
          entityId: caller.id,
          details: { role: caller.role, recoveryCodes: 'renewed' },
        },
        now(),
      )
      return replaceRecoveryCodes(tx, caller.id)
    })
    return { data: { recoveryCodes } }
  },
)
