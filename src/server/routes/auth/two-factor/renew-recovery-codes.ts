import { renewRecoveryCodes } from '../../../../api/auth/two-factor/renew-recovery-codes.ts'
import { Problem } from '../../../../api/problem.ts'
import { hasTwoFactor, replaceRecoveryCodes } from '../../../queries/auth/two-factor.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { logActivity } from '../../../services/activity/log-activity.ts'
import { inTransaction } from '../../../services/transaction.ts'
import { route } from '../../route.ts'

export const renewRecoveryCodesRoute = route(renewRecoveryCodes, async (ctx, { currentUser }) => {
  const { limiter } = ctx
  requireConfirmedPassword(ctx, currentUser)
  await limiter.consume('change', currentUser.id)
  const recoveryCodes = await inTransaction(ctx, async (ctx, tx) => {
    if (!(await hasTwoFactor(tx, currentUser.id))) {
      throw new Problem('TWO_FACTOR_NOT_ENABLED', 'none-yet')
    }
    logActivity(ctx, {
      action: 'update',
      entity: 'second-factor',
      entityId: currentUser.id,
      details: { role: currentUser.role, recoveryCodes: 'renewed' },
    })
    return replaceRecoveryCodes(tx, currentUser.id)
  })
  return { data: { recoveryCodes } }
})
