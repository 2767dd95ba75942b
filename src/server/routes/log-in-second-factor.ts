import { logInSecondFactor } from '../../api/log-in-second-factor.ts'
import { Problem } from '../../api/problem.ts'
import { enter } from '../enter.ts'
import { rememberDevice } from '../known-devices.ts'
import { endChallenge, findChallenged, tryChallenge } from '../queries/second-factors.ts'
import { findUser } from '../queries/users.ts'
import { pendingLifeSeconds } from '../queries/verification.ts'
import { route } from '../route.ts'
import { spendSecondFactor } from '../spend-second-factor.ts'
import { pendingCookie } from '../verification-mail.ts'
import { wrongSecondFactor } from '../wrong-second-factor.ts'

export const logInSecondFactorRoute = route(logInSecondFactor, async (services, exchange) => {
  const { database, limiter, now } = services
  const { input, address, userAgent, keepCookie } = exchange
  await limiter.take('codeByAddress', address)
  const userId = await findChallenged(database.read, input.challenge, now())
  if (!userId) throw expired()
  await limiter.take('secondFactorByAccount', userId)
  const outcome = await database.write(async (tx) => {
    if (!(await tryChallenge(tx, input.challenge, now()))) return 'expired'
    const by = await spendSecondFactor(services, tx, userId, input.code)
    // Returned, not thrown: the try has to count.
    if (!by) return 'wrong'
    await endChallenge(tx, input.challenge)
    const found = await findUser(tx, userId)
    if (!found || found.password_hash === null) return 'expired'
    const entered = { passwordHash: found.password_hash, userAgent, by }
    return (await enter(services, tx, found, entered)) ?? 'expired'
  })
  if (outcome === 'expired') throw expired()
  if (outcome === 'wrong') throw wrongSecondFactor()
  if (outcome.pending === null) rememberDevice(services, exchange, outcome.answer.user.email)
  else keepCookie(pendingCookie, outcome.pending, pendingLifeSeconds)
  return outcome.answer
})

function expired(): Problem {
  return new Problem('LOG_IN_EXPIRED', 'challenge')
}
