import { confirmTwoFactor } from '../../../../api/auth/two-factor/confirm-two-factor.ts'
import { Problem } from '../../../../api/problem.ts'
import { twoFactorOnMessage } from '../../../mail/security-messages.ts'
import { logActivity } from '../../../queries/activity/activity-log.ts'
import {
  confirmTwoFactor as confirm,
  findUnconfirmed,
  replaceRecoveryCodes,
} from '../../../queries/auth/two-factor.ts'
import { findUser } from '../../../queries/users/users.ts'
import { stepOfCode } from '../../../security/totp.ts'
import { wrongTwoFactorCode } from '../../../security/wrong-two-factor-code.ts'
import { notifySecurityChange } from '../../../services/notifications/notify-security-change.ts'
import { route } from '../../route.ts'

export const confirmTwoFactorRoute = route(
  confirmTwoFactor,
  async (services, { input, currentUser }) => {
    const { database, limiter, encryption: secrets, now, publicOrigin } = services
    await limiter.consume('secondFactorByAccount', currentUser.id)
    const recoveryCodes = await database.write(async (tx) => {
      const factor = await findUnconfirmed(tx, currentUser.id)
      if (!factor) throw new Problem('TWO_FACTOR_ALREADY_ENABLED', 'nothing-to-confirm')
      const step = stepOfCode(secrets.decrypt(factor.secret, currentUser.id), input.code, now())
      if (step === null || !(await confirm(tx, factor, step, now()))) throw wrongTwoFactorCode()
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'update',
          entity: 'second-factor',
          entityId: currentUser.id,
          details: { role: currentUser.role, confirmed: true },
        },
        now(),
      )
      const user = await findUser(tx, currentUser.id)
      if (user) {
        const message = twoFactorOnMessage(user.first_name, publicOrigin)
        await notifySecurityChange(services, tx, user, { kind: 'second-factor-on', message })
      }
      return replaceRecoveryCodes(tx, currentUser.id)
    })
    return { data: { recoveryCodes } }
  },
)
