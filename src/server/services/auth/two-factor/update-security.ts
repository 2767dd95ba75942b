import type { updateSecurity } from '../../../../api/auth/two-factor.ts'
import { Problem } from '../../../../api/problem.ts'
import { resultMessages } from '../../../../locales/en/results.ts'
import {
  hasTwoFactor,
  isTwoFactorRequired,
  requireTwoFactor,
} from '../../../queries/auth/two-factor.ts'
import { logActivity } from '../../activity/log-activity.ts'
import type { RequestOf } from '../../api-request.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../transaction.ts'

export async function updateSecurityUseCase(
  ctx: Context,
  {
    input: { secondFactorRequired: twoFactorRequired },
    currentUser,
  }: RequestOf<typeof updateSecurity>,
) {
  await inTransaction(ctx, async (ctx, tx) => {
    if (twoFactorRequired && !(await hasTwoFactor(tx, currentUser.id))) {
      throw new Problem('TWO_FACTOR_NOT_ENABLED', 'own-first')
    }
    const before = await isTwoFactorRequired(tx)
    await requireTwoFactor(tx, twoFactorRequired)
    logActivity(ctx, {
      action: 'update',
      entity: 'security',
      entityId: 'second-factor',
      details: {
        role: currentUser.role,
        before: { required: before },
        after: { required: twoFactorRequired },
      },
    })
  })
  return {
    message: twoFactorRequired
      ? resultMessages['second-factor-required']
      : resultMessages['second-factor-optional'],
  }
}
