import { startTwoFactor } from '../../../../api/auth/two-factor/start-two-factor.ts'
import { Problem } from '../../../../api/problem.ts'
import { requireFound } from '../../../lib/require-found.ts'
import { upsertUnconfirmedSecret } from '../../../queries/auth/two-factor.ts'
import { findUser } from '../../../queries/users/users.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { enrolmentUri, newSecret } from '../../../security/totp.ts'
import { logActivity } from '../../../services/activity/log-activity.ts'
import { inTransaction } from '../../../services/transaction.ts'
import { route } from '../../route.ts'

export const startTwoFactorRoute = route(startTwoFactor, async (ctx, { currentUser }) => {
  const { limiter, encryption, now } = ctx
  requireConfirmedPassword(ctx, currentUser)
  await limiter.consume('change', currentUser.id)
  const secret = newSecret()
  const email = await inTransaction(ctx, async (ctx, tx) => {
    const user = requireFound(await findUser(tx, currentUser.id), 'user')
    if (!(await upsertUnconfirmedSecret(tx, user.id, encryption.encrypt(secret, user.id), now))) {
      throw new Problem('TWO_FACTOR_ALREADY_ENABLED', 'already')
    }
    const details = { role: currentUser.role, confirmed: false }
    logActivity(ctx, { action: 'create', entity: 'second-factor', entityId: user.id, details })
    return user.email
  })
  return { data: { secret, uri: enrolmentUri(secret, email) } }
})
