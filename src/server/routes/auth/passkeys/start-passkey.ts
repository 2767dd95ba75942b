import { startPasskey } from '../../../../api/auth/passkeys/add-passkey.ts'
import { Problem } from '../../../../api/problem.ts'
import { passkeyRules } from '../../../../domain/auth/lifetimes.ts'
import { requireFound } from '../../../lib/require-found.ts'
import { openPasskeyChallenge, passkeysOf } from '../../../queries/auth/passkeys.ts'
import { findUser } from '../../../queries/users/users.ts'
import { creationOptionsFor, passkeyCookie } from '../../../security/passkeys.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { route } from '../../route.ts'

export const startPasskeyRoute = route(startPasskey, async (ctx, { currentUser, setCookie }) => {
  const { database, limiter, now, origin } = ctx
  requireConfirmedPassword(ctx, currentUser)
  await limiter.consume('change', currentUser.id)
  const user = requireFound(await findUser(database.read, currentUser.id), 'user')
  const existing = await passkeysOf(database.read, user.id)
  if (existing.length >= passkeyRules.perAccount) {
    throw new Problem('PASSKEY_REFUSED', 'too-many', {
      params: { max: passkeyRules.perAccount },
    })
  }
  const { token, challenge } = await database.write((tx) =>
    openPasskeyChallenge(tx, { purpose: 'add', userId: user.id }, now),
  )
  setCookie(passkeyCookie, token, passkeyRules.seconds)
  return { data: creationOptionsFor(origin, user, challenge, existing) }
})
