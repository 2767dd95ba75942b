import { Problem } from '../../api/problem.ts'
import { startSecondFactor } from '../../api/start-second-factor.ts'
import { requireConfirmedPassword } from '../confirmed-password.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { keepUnconfirmed } from '../queries/second-factors.ts'
import { findUser } from '../queries/users.ts'
import { route } from '../route.ts'
import { enrolmentAddress, newSecret } from '../second-factor.ts'

export const startSecondFactorRoute = route(
  startSecondFactor,
  async ({ database, limiter, secrets, now }, { caller }) => {
    requireConfirmedPassword(caller, now())
    await limiter.take('change', caller.id)
    const secret = newSecret()
    const email = await database.write(async (tx) => {
      const user = requireFound(await findUser(tx, caller.id), 'user')
      if (!(await keepUnconfirmed(tx, user.id, secrets.seal(secret, user.id), now()))) {
        throw new Problem('SECOND_FACTOR_STANDS', 'already')
      }
      await logActivity(
        tx,
        {
          actorId: user.id,
          action: 'create',
          entity: 'second-factor',
          entityId: user.id,
          details: { role: caller.role, confirmed: false },
        },
        now(),
      )
      return user.email
    })
    return { data: { secret, address: enrolmentAddress(secret, email) } }
  },
)
