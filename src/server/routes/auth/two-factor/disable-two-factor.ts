import { disableTwoFactor } from '../../../../api/auth/two-factor/disable-two-factor.ts'
import { Problem } from '../../../../api/problem.ts'
import { resultMessages } from '../../../../locales/en/results.ts'
import { twoFactorOffMessage } from '../../../mail/security-messages.ts'
import { logActivity } from '../../../queries/activity/activity-log.ts'
import { findTwoFactor, removeTwoFactorOf } from '../../../queries/auth/two-factor.ts'
import { wrongTwoFactorCode } from '../../../security/wrong-two-factor-code.ts'
import { consumeTwoFactorCode } from '../../../services/auth/consume-two-factor-code.ts'
import { requireCorrectPassword } from '../../../services/auth/reauthenticate.ts'
import { notifySecurityChange } from '../../../services/notifications/notify-security-change.ts'
import { route } from '../../route.ts'

export const disableTwoFactorRoute = route(disableTwoFactor, async (services, exchange) => {
  const { database, limiter, now, publicOrigin } = services
  const { input, currentUser } = exchange
  if (!(await findTwoFactor(database.read, currentUser.id))) {
    throw new Problem('TWO_FACTOR_ALREADY_ENABLED', 'none')
  }
  const user = await requireCorrectPassword(services, exchange, input.password, 'password')
  await limiter.consume('secondFactorByAccount', currentUser.id)
  await database.write(async (tx) => {
    if (!(await consumeTwoFactorCode(services, tx, currentUser.id, input.code)))
      throw wrongTwoFactorCode()
    await removeTwoFactorOf(tx, currentUser.id)
    await logActivity(
      tx,
      {
        actorId: currentUser.id,
        action: 'delete',
        entity: 'second-factor',
        entityId: currentUser.id,
        details: { role: currentUser.role },
      },
      now(),
    )
    const message = twoFactorOffMessage(user.first_name, publicOrigin)
    await notifySecurityChange(services, tx, user, { kind: 'second-factor-off', message })
  })
  return { message: resultMessages['second-factor-off'] }
})
