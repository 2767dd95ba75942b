import { confirmSecondFactor } from '../../api/confirm-second-factor.ts'
import { Problem } from '../../api/problem.ts'
import { secondFactorOnMessage } from '../mail/security-messages.ts'
import { logActivity } from '../queries/activity-log.ts'
import {
  confirmSecondFactor as confirm,
  findUnconfirmed,
  replaceRecoveryCodes,
} from '../queries/second-factors.ts'
import { findUser } from '../queries/users.ts'
import { route } from '../route.ts'
import { stepOfCode } from '../second-factor.ts'
import { tellOfSecurity } from '../tell-of-security.ts'
import { wrongSecondFactor } from '../wrong-second-factor.ts'

export const confirmSecondFactorRoute = route(
  confirmSecondFactor,
  async (services, { input, caller }) => {
    const { database, limiter, secrets, now, publicOrigin } = services
    await limiter.take('secondFactorByAccount', caller.id)
    const recoveryCodes = await database.write(async (tx) => {
      const factor = await findUnconfirmed(tx, caller.id)
      if (!factor) throw new Problem('SECOND_FACTOR_STANDS', 'nothing-to-confirm')
      const step = stepOfCode(secrets.open(factor.secret, caller.id), input.code, now())
      if (step === null || !(await confirm(tx, factor, step, now()))) throw wrongSecondFactor()
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'update',
          entity: 'second-factor',
          entityId: caller.id,
          details: { role: caller.role, confirmed: true },
        },
        now(),
      )
      const user = await findUser(tx, caller.id)
      if (user) {
        const message = secondFactorOnMessage(user.first_name, publicOrigin)
        await tellOfSecurity(services, tx, user, { kind: 'second-factor-on', message })
      }
      return replaceRecoveryCodes(tx, caller.id)
    })
    return { data: { recoveryCodes } }
  },
)
