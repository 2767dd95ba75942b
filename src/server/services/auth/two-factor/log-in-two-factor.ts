import type { logInTwoFactor } from '../../../../api/auth/log-in.ts'
import { Problem } from '../../../../api/problem.ts'
import { pendingLifeSeconds } from '../../../queries/auth/email-codes.ts'
import { endChallenge, findChallenged, tryChallenge } from '../../../queries/auth/two-factor.ts'
import { findUser } from '../../../queries/users/users.ts'
import type { RequestOf } from '../../api-request.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../transaction.ts'
import { completeLogin } from '../complete-login.ts'
import { consumeTwoFactorCode, wrongTwoFactorCode } from '../consume-two-factor-code.ts'
import { recallKnownDevice, rememberDevice } from '../known-devices.ts'
import { pendingCookie } from '../verification-mail.ts'

export async function logInTwoFactorUseCase(
  ctx: Context,
  request: RequestOf<typeof logInTwoFactor>,
) {
  const { database, limiter, now } = ctx
  const { input, sender, ip, userAgent, setCookie } = request
  const userId = await findChallenged(database.read, input.challenge, now)
  if (!userId) {
    await limiter.consumeWrong('code', sender)
    throw expired()
  }
  const challenged = await findUser(database.read, userId)
  if (!challenged) throw expired()
  // Somebody who has the password uses up the tries of strangers, not those of a known device.
  const device = await recallKnownDevice(ctx, request, challenged.email)
  if (device === null) {
    await limiter.consume('secondFactorByAccountAndAddress', { ip }, userId)
    await limiter.consume('secondFactorByStrangers', userId)
  }
  const outcome = await inTransaction(ctx, async (ctx, tx) => {
    if (!(await tryChallenge(tx, input.challenge, now))) return 'expired'
    const by = await consumeTwoFactorCode(ctx, userId, input.code)
    // Returned and not thrown: the try must be committed.
    if (!by) return 'wrong'
    await endChallenge(tx, input.challenge)
    const found = await findUser(tx, userId)
    if (!found || found.password_hash === null) return 'expired'
    const entered = { passwordHash: found.password_hash, userAgent, by }
    return (await completeLogin(ctx, found, entered)) ?? 'expired'
  })
  if (outcome === 'expired') throw expired()
  if (outcome === 'wrong') {
    await limiter.consumeWrong('code', sender)
    throw wrongTwoFactorCode()
  }
  if (outcome.pending === null) rememberDevice(ctx, request, outcome.result.user.email)
  else setCookie(pendingCookie, outcome.pending, pendingLifeSeconds)
  return outcome.result
}

function expired(): Problem {
  return new Problem('LOG_IN_EXPIRED', 'challenge')
}
