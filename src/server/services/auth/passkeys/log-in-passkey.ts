import type { logInPasskey } from '../../../../api/auth/log-in.ts'
import { Problem } from '../../../../api/problem.ts'
import { pendingLifeSeconds } from '../../../queries/auth/email-codes.ts'
import {
  endPasskeyChallenge,
  findPasskey,
  findPasskeyChallenge,
  markPasskeyUsed,
} from '../../../queries/auth/passkeys.ts'
import { findUser } from '../../../queries/users/users.ts'
import { passkeyCookie, readSignature } from '../../../security/passkeys.ts'
import type { RequestOf } from '../../api-request.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../transaction.ts'
import { completeLogin } from '../complete-login.ts'
import { rememberDevice } from '../known-devices.ts'
import { pendingCookie } from '../verification-mail.ts'

export async function logInPasskeyUseCase(ctx: Context, request: RequestOf<typeof logInPasskey>) {
  const { database, limiter, now, origin } = ctx
  const { input, sender, userAgent, cookie, setCookie } = request
  const token = cookie(passkeyCookie) ?? ''
  const pending = await findPasskeyChallenge(database.read, token, 'log-in', now)
  if (!pending) {
    await limiter.consumeWrong('passkey', sender)
    throw expired()
  }
  const passkey = await findPasskey(database.read, input.credential.id)
  const isExpectedUser = pending.user_id === null || pending.user_id === passkey?.user_id
  const use =
    passkey &&
    isExpectedUser &&
    (await readSignature(origin, pending.challenge, passkey, input.credential))
  if (!use) {
    await database.write((tx) => endPasskeyChallenge(tx, pending))
    await limiter.consumeWrong('passkey', sender)
    throw refused()
  }

  const found = await findUser(database.read, passkey.user_id)
  if (found?.status === 'suspended') {
    throw new Problem('ACCOUNT_SUSPENDED', 'own')
  }
  if (!found || found.password_hash === null) throw refused()
  const passwordHash = found.password_hash
  const outcome = await inTransaction(ctx, async (ctx, tx) => {
    if (!(await endPasskeyChallenge(tx, pending))) throw expired()
    if (!(await markPasskeyUsed(tx, passkey, use, now))) return undefined
    return completeLogin(ctx, found, { passwordHash, userAgent, by: 'passkey' })
  })
  if (!outcome) throw refused()
  if (outcome.pending === null) rememberDevice(ctx, request, found.email)
  else setCookie(pendingCookie, outcome.pending, pendingLifeSeconds)
  return outcome.result
}

function expired(): Problem {
  return new Problem('LOG_IN_EXPIRED', 'passkey')
}

/** The same error for an unknown passkey and for a wrong signature. */
function refused(): Problem {
  return new Problem('WRONG_CREDENTIALS', 'passkey')
}
