import { startTwoFactor } from '../../../../api/auth/two-factor/start-two-factor.ts'
import { Problem } from '../../../../api/problem.ts'
import { requireFound } from '../../../lib/require-found.ts'
import { logActivity } from '../../../queries/activity/activity-log.ts'
import { keepUnconfirmed } from '../../../queries/auth/two-factor.ts'
import { findUser } from '../../../queries/users/users.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { enrolmentUri, newSecret } from '../../../security/totp.ts'
import { route } from '../../route.ts'

export const startTwoFactorRoute = route(
  startTwoFactor,
  async ({ database, limiter, encryption: secrets, now }, { currentUser }) => {
    requireConfirmedPassword(currentUser, now())
    await limiter.consume('change', currentUser.id)
    const secret = newSecret()
    const email = await database.write(async (tx) => {
      const user = requireFound(await findUser(tx, currentUser.id), 'user')
      if (!(await keepUnconfirmed(tx, user.id, secrets.encrypt(secret, user.id), now()))) {
        throw new Problem('TWO_FACTOR_ALREADY_ENABLED', 'already')
      }
      await logActivity(
        tx,
        {
          actorId: user.id,
          action: 'create',
          entity: 'second-factor',
          entityId: user.id,
          details: { role: currentUser.role, confirmed: false },
        },
        now(),
      )
      return user.email
    })
    return { data: { secret, address: enrolmentUri(secret, email) } }
  },
)
