import { logInTwoFactor } from '../../../../api/auth/two-factor/log-in-two-factor.ts'
import { Problem } from '../../../../api/problem.ts'
import { pendingLifeSeconds } from '../../../queries/auth/email-codes.ts'
import { endChallenge, findChallenged, tryChallenge } from '../../../queries/auth/two-factor.ts'
import { findUser } from '../../../queries/users/users.ts'
import { wrongTwoFactorCode } from '../../../security/wrong-two-factor-code.ts'
import { completeLogin } from '../../../services/auth/complete-login.ts'
import { consumeTwoFactorCode } from '../../../services/auth/consume-two-factor-code.ts'
import { rememberDevice } from '../../../services/auth/known-devices.ts'
import { pendingCookie } from '../../../services/auth/verification-mail.ts'
import { route } from '../../route.ts'

export const logInTwoFactorRoute = route(logInTwoFactor, async (services, exchange) => {
  const { database, limiter, now } = services
  const { input, ip: address, userAgent, setCookie: keepCookie } = exchange
  await limiter.consume('codeByAddress', address)
  const userId = await findChallenged(database.read, input.challenge, now())
  if (!userId) throw expired()
  await limiter.consume('secondFactorByAccount', userId)
  const outcome = await database.write(async (tx) => {
    if (!(await tryChallenge(tx, input.challenge, now()))) return 'expired'
    const by = await consumeTwoFactorCode(services, tx, userId, input.code)
    // Returned, not thrown: the try has to count.
    if (!by) return 'wrong'
    await endChallenge(tx, input.challenge)
    const found = await findUser(tx, userId)
    if (!found || found.password_hash === null) return 'expired'
    const entered = { passwordHash: found.password_hash, userAgent, by }
    return (await completeLogin(services, tx, found, entered)) ?? 'expired'
  })
  if (outcome === 'expired') throw expired()
  if (outcome === 'wrong') throw wrongTwoFactorCode()
  if (outcome.pending === null) rememberDevice(services, exchange, outcome.answer.user.email)
  else keepCookie(pendingCookie, outcome.pending, pendingLifeSeconds)
  return outcome.answer
})

function expired(): Problem {
  return new Problem('LOG_IN_EXPIRED', 'challenge')
}
