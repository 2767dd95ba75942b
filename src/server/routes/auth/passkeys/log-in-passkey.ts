import { logInPasskey } from '../../../../api/auth/passkeys/log-in-passkey.ts'
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
import { completeLogin } from '../../../services/auth/complete-login.ts'
import { rememberDevice } from '../../../services/auth/known-devices.ts'
import { pendingCookie } from '../../../services/auth/verification-mail.ts'
import { route } from '../../route.ts'

export const logInPasskeyRoute = route(logInPasskey, async (services, exchange) => {
  const { database, limiter, now, publicOrigin } = services
  const { input, ip: address, userAgent, cookie, setCookie: keepCookie } = exchange
  await limiter.consume('passkeyByAddress', address)
  const token = cookie(passkeyCookie) ?? ''
  const asked = await findPasskeyChallenge(database.read, token, 'log-in', now())
  if (!asked) throw expired()
  const passkey = await findPasskey(database.read, input.credential.id)
  const isAwaited = asked.user_id === null || asked.user_id === passkey?.user_id
  const use =
    passkey &&
    isAwaited &&
    (await readSignature(publicOrigin, asked.challenge, passkey, input.credential))
  if (!use) {
    await database.write((tx) => endPasskeyChallenge(tx, asked))
    throw refused()
  }

  const found = await findUser(database.read, passkey.user_id)
  if (found?.status === 'suspended') {
    throw new Problem('ACCOUNT_SUSPENDED', 'own')
  }
  if (!found || found.password_hash === null) throw refused()
  const passwordHash = found.password_hash
  const outcome = await database.write(async (tx) => {
    if (!(await endPasskeyChallenge(tx, asked))) throw expired()
    if (!(await markPasskeyUsed(tx, passkey, use, now()))) return undefined
    return completeLogin(services, tx, found, { passwordHash, userAgent, by: 'passkey' })
  })
  if (!outcome) throw refused()
  if (outcome.pending === null) rememberDevice(services, exchange, found.email)
  else keepCookie(pendingCookie, outcome.pending, pendingLifeSeconds)
  return outcome.answer
})

function expired(): Problem {
  return new Problem('LOG_IN_EXPIRED', 'passkey')
}

/** The same whether we know the passkey or not. */
function refused(): Problem {
  return new Problem('WRONG_CREDENTIALS', 'passkey')
}
