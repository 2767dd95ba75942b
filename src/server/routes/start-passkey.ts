import { Problem } from '../../api/problem.ts'
import { startPasskey } from '../../api/start-passkey.ts'
import { requireConfirmedPassword } from '../confirmed-password.ts'
import { passkeyRules } from '../limits.ts'
import { requireFound } from '../not-found.ts'
import { creationOptionsFor, passkeyCookie } from '../passkeys.ts'
import { openPasskeyChallenge, passkeysOf } from '../queries/passkeys.ts'
import { findUser } from '../queries/users.ts'
import { route } from '../route.ts'

export const startPasskeyRoute = route(
  startPasskey,
  async ({ database, limiter, now, publicOrigin }, { caller, keepCookie }) => {
    requireConfirmedPassword(caller, now())
    await limiter.take('change', caller.id)
    const user = requireFound(await findUser(database.read, caller.id), 'user')
    const existing = await passkeysOf(database.read, user.id)
    if (existing.length >= passkeyRules.perAccount) {
      throw new Problem('PASSKEY_REFUSED', 'too-many', {
        params: { most: passkeyRules.perAccount },
      })
    }
    const { token, challenge } = await database.write((tx) =>
      openPasskeyChallenge(tx, { purpose: 'add', userId: user.id }, now()),
    )
    keepCookie(passkeyCookie, token, passkeyRules.seconds)
    return { data: creationOptionsFor(publicOrigin, user, challenge, existing) }
  },
)
