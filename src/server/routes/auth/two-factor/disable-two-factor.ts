import { disableTwoFactor } from '../../../../api/auth/two-factor/disable-two-factor.ts'
import { Problem } from '../../../../api/problem.ts'
import { resultMessages } from '../../../../locales/en/results.ts'
import { twoFactorOffMessage } from '../../../mail/security-messages.ts'
import { findTwoFactor, removeTwoFactorOf } from '../../../queries/auth/two-factor.ts'
import { readerOf } from '../../../queries/users/users.ts'
import { logActivity } from '../../../services/activity/log-activity.ts'
import {
  consumeTwoFactorCode,
  wrongTwoFactorCode,
} from '../../../services/auth/consume-two-factor-code.ts'
import { requireCorrectPassword } from '../../../services/auth/require-correct-password.ts'
import { notifySecurityChange } from '../../../services/notifications/notify-security-change.ts'
import { inTransaction } from '../../../services/transaction.ts'
import { route } from '../../route.ts'

export const disableTwoFactorRoute = route(disableTwoFactor, async (ctx, request) => {
  const { database, limiter } = ctx
  const { input, currentUser } = request
  if (!(await findTwoFactor(database.read, currentUser.id))) {
    throw new Problem('TWO_FACTOR_NOT_ENABLED', 'none')
  }
  const user = await requireCorrectPassword(ctx, request, input.password, 'password')
  await limiter.consume('secondFactorByAccount', currentUser.id)
  await inTransaction(ctx, async (ctx, tx) => {
    if (!(await consumeTwoFactorCode(ctx, currentUser.id, input.code))) throw wrongTwoFactorCode()
    await removeTwoFactorOf(tx, currentUser.id)
    logActivity(ctx, {
      action: 'delete',
      entity: 'second-factor',
      entityId: currentUser.id,
      details: { role: currentUser.role },
    })
    const message = twoFactorOffMessage(ctx, readerOf(user))
    await notifySecurityChange(ctx, user, { kind: 'second-factor-off', message })
  })
  return { message: resultMessages['second-factor-off'] }
})
