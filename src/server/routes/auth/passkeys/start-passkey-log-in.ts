import { startPasskeyLogIn } from '../../../../api/auth/passkeys/log-in-passkey.ts'
import { Problem } from '../../../../api/problem.ts'
import { passkeyRules } from '../../../../domain/auth/lifetimes.ts'
import { openPasskeyChallenge, passkeysAt } from '../../../queries/auth/passkeys.ts'
import { findChallenged } from '../../../queries/auth/two-factor.ts'
import { passkeyCookie, passkeyHostOf, requestOptionsFor } from '../../../security/passkeys.ts'
import { route } from '../../route.ts'

export const startPasskeyLogInRoute = route(
  startPasskeyLogIn,
  async ({ database, limiter, now, origin }, { input, sender, setCookie }) => {
    await limiter.consume('logIn', sender)
    const userId = input.challenge
      ? await findChallenged(database.read, input.challenge, now)
      : null
    if (userId === undefined) {
      throw new Problem('LOG_IN_EXPIRED', 'challenge')
    }
    const { token, challenge } = await database.write((tx) =>
      openPasskeyChallenge(tx, { purpose: 'log-in', userId }, now),
    )
    setCookie(passkeyCookie, token, passkeyRules.seconds)
    // The passkeys of an account are revealed only after its password.
    const allowed =
      userId === null ? [] : await passkeysAt(database.read, userId, passkeyHostOf(origin))
    return { data: requestOptionsFor(origin, challenge, allowed) }
  },
)
