import { disableSecondFactor } from '../../api/disable-second-factor.ts'
import { Problem } from '../../api/problem.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { checkPassword } from '../check-password.ts'
import { secondFactorOffMessage } from '../mail/security-messages.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findSecondFactor, removeSecondFactor } from '../queries/second-factors.ts'
import { route } from '../route.ts'
import { spendSecondFactor } from '../spend-second-factor.ts'
import { tellOfSecurity } from '../tell-of-security.ts'
import { wrongSecondFactor } from '../wrong-second-factor.ts'

export const disableSecondFactorRoute = route(disableSecondFactor, async (services, exchange) => {
  const { database, limiter, now, publicOrigin } = services
  const { input, caller } = exchange
  if (!(await findSecondFactor(database.read, caller.id))) {
    throw new Problem('SECOND_FACTOR_STANDS', 'none')
  }
  const user = await checkPassword(services, exchange, input.password, 'password')
  await limiter.take('secondFactorByAccount', caller.id)
  await database.write(async (tx) => {
    if (!(await spendSecondFactor(services, tx, caller.id, input.code))) throw wrongSecondFactor()
    await removeSecondFactor(tx, caller.id)
    await logActivity(
      tx,
      {
        actorId: caller.id,
        action: 'delete',
        entity: 'second-factor',
        entityId: caller.id,
        details: { role: caller.role },
      },
      now(),
    )
    const message = secondFactorOffMessage(user.first_name, publicOrigin)
    await tellOfSecurity(services, tx, user, { kind: 'second-factor-off', message })
  })
  return { message: resultMessages['second-factor-off'] }
})
