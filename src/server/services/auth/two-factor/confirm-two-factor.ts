import type { confirmTwoFactor } from '../../../../api/auth/two-factor.ts'
import { Problem } from '../../../../api/problem.ts'
import { twoFactorOnMessage } from '../../../mail/security-messages.ts'
import {
  confirmTwoFactor as confirm,
  findUnconfirmed,
  replaceRecoveryCodes,
} from '../../../queries/auth/two-factor.ts'
import { findUser, readerOf } from '../../../queries/users/users.ts'
import { stepOfCode } from '../../../security/totp.ts'
import { logActivity } from '../../activity/log-activity.ts'
import type { RequestOf } from '../../api-request.ts'
import type { Context } from '../../context.ts'
import { notifySecurityChange } from '../../notifications/notify-security-change.ts'
import { inTransaction } from '../../transaction.ts'
import { wrongTwoFactorCode } from '../consume-two-factor-code.ts'

export async function confirmTwoFactorUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof confirmTwoFactor>,
) {
  const { encryption, now } = ctx
  const recoveryCodes = await inTransaction(ctx, async (ctx, tx) => {
    const factor = await findUnconfirmed(tx, currentUser.id)
    if (!factor) throw new Problem('TWO_FACTOR_NOT_ENABLED', 'nothing-to-confirm')
    const step = stepOfCode(encryption.decrypt(factor.secret, currentUser.id), input.code, now)
    if (step === null || !(await confirm(tx, factor, step, now))) throw wrongTwoFactorCode()
    logActivity(ctx, {
      action: 'update',
      entity: 'second-factor',
      entityId: currentUser.id,
      details: { role: currentUser.role, confirmed: true },
    })
    const user = await findUser(tx, currentUser.id)
    if (user) {
      const message = twoFactorOnMessage(ctx, readerOf(user))
      await notifySecurityChange(ctx, user, { kind: 'second-factor-on', message })
    }
    return replaceRecoveryCodes(tx, currentUser.id)
  })
  return { recoveryCodes }
}
